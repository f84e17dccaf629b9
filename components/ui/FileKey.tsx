'use client'
/** A key that takes one file, by the camera of a phone or from a folder, and waits until it is dealt with. Works on plain http. It refuses to look into the file. */
import { useRef, useState } from 'react'
import { Button, type ButtonProps } from './Button'

interface FileKeyProps extends Pick<ButtonProps, 'icon' | 'variant' | 'disabled' | 'className'> {
  label: string
  /** What the file input is called for a screen reader. */
  name: string
  busyLabel: string
  accept: string
  /** Opens the camera at once where there is one. */
  camera?: boolean
  /** Deals with it; the key is busy until then. */
  onFile: (file: File) => Promise<void>
}

export function FileKey({ label, name, busyLabel, accept, camera = false, onFile, ...look }: FileKeyProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const chosen = async (file: File) => {
    setBusy(true)
    try {
      await onFile(file)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(camera ? { capture: 'environment' as const } : {})}
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void chosen(file)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Button
        {...look}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) input.current?.click()
        }}
      >
        {busy ? busyLabel : label}
      </Button>
    </>
  )
}
