'use client'
/** Takes a photo of the card, by the camera of a phone or from a file. Works on plain http. It refuses to know what the photo is kept with. */
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { takePhoto, type Taken } from './use-photos'

export interface PhotoKeyProps {
  onTaken: (photo: Taken) => void
  /** Why a photo could not be taken, or null when all is well again. */
  onSaid: (said: string | null) => void
  disabled?: boolean
}

export function PhotoKey({ onTaken, onSaid, disabled = false }: PhotoKeyProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const chosen = async (file: File) => {
    setBusy(true)
    const photo = await takePhoto(file)
    setBusy(false)
    onSaid(photo.ok ? null : photo.problem.message)
    if (photo.ok) onTaken(photo.value)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo of the card"
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void chosen(file)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Button
        icon="camera"
        disabled={disabled}
        aria-disabled={busy}
        className="justify-self-start"
        onClick={() => {
          if (!busy) input.current?.click()
        }}
      >
        {busy ? 'One moment …' : 'Photo of the card'}
      </Button>
    </>
  )
}
