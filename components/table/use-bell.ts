'use client'
/** Three short tones when something ends. The browser lets them sound only after a touch; switching them on is one. */
import { useEffect, useRef, useState } from 'react'

function ring(context: AudioContext): void {
  for (const [i, pitch] of [880, 880, 1175].entries()) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    const start = context.currentTime + i * 0.28
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, start)
    loudness.gain.exponentialRampToValueAtTime(0.4, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.25)
    tone.connect(loudness).connect(context.destination)
    tone.start(start)
    tone.stop(start + 0.26)
  }
}

/** `over` turning true while the bell is on lets it sound once. */
export function useBell(over: boolean): [boolean, (loud: boolean) => void] {
  const [loud, setLoud] = useState(true)
  const context = useRef<AudioContext | null>(null)
  const before = useRef(over)
  useEffect(() => {
    const rang = before.current
    before.current = over
    if (!over || rang || !loud) return
    try {
      context.current ??= new AudioContext()
      ring(context.current)
    } catch {
      // No sound on this device: the screen says it large.
    }
  }, [over, loud])
  return [loud, setLoud]
}
