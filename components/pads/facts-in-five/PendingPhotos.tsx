'use client'
/** Photos of the card taken while a dispute is being entered: kept with it when it is sent, forgotten with it when it is not. */
import { IconButton } from '@/components/ui/Button'
import { PhotoKey } from './PhotoKey'
import { OwnPicture } from './PhotoPicture'
import type { Taken } from './use-photos'

/** As many as the rules keep with one challenge. */
const MOST = 4

export interface PendingPhotosProps {
  photos: readonly Taken[]
  onPhotos: (photos: readonly Taken[]) => void
  onSaid: (said: string | null) => void
}

export function PendingPhotos({ photos, onPhotos, onSaid }: PendingPhotosProps) {
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul aria-label="Photos to keep with it" className="flex flex-wrap gap-3">
          {photos.map(({ id, jpeg }, i) => (
            <li key={id} className="flex items-start">
              <OwnPicture jpeg={jpeg} alt={`Photo ${i + 1} of the card`} />
              <IconButton
                icon="cross"
                label={`Take photo ${i + 1} away`}
                onClick={() => {
                  onPhotos(photos.filter(p => p.id !== id))
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <PhotoKey
        disabled={photos.length >= MOST}
        onSaid={onSaid}
        onTaken={photo => {
          onPhotos([...photos, photo])
        }}
      />
    </div>
  )
}
