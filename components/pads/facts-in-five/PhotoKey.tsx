'use client'
/** Takes a photo of the card, by the camera of a phone or from a file. It refuses to know what the photo is kept with. */
import { FileKey } from '@/components/ui/FileKey'
import { whyNot } from '@/lib/table/result'
import { takePhoto, type Taken } from './use-photos'

export interface PhotoKeyProps {
  onTaken: (photo: Taken) => void
  /** Why a photo could not be taken, or null when all is well again. */
  onSaid: (said: string | null) => void
  disabled?: boolean
}

export function PhotoKey({ onTaken, onSaid, disabled = false }: PhotoKeyProps) {
  return (
    <FileKey
      icon="camera"
      disabled={disabled}
      className="justify-self-start"
      label="Photo of the card"
      name="Photo of the card"
      busyLabel="One moment …"
      accept="image/*"
      camera
      onFile={async file => {
        const photo = await takePhoto(file)
        onSaid(whyNot(photo))
        if (photo.ok) onTaken(photo.value)
      }}
    />
  )
}
