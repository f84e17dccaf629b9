'use client'
/** The photos of the card that are kept with a challenge, and the key for another one. It refuses to settle anything. */
import { useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import type { FiveGame } from '../five-game'
import { PhotoKey } from '../PhotoKey'
import { PhotoPicture } from '../PhotoPicture'
import { keepPhoto, useWaitingPhotos, type Taken } from '../use-photos'
import type { Shown } from './challenge-words'

const FLEETING = 'This device cannot keep the photo through a reload: leave the page open until it is sent.'

export function ChallengePhotos({
  opened,
  shown,
  name,
}: {
  opened: FiveGame
  shown: Shown
  /** Whose card, for the picture's name. */ name: string
}) {
  const game = opened.game.id
  const waiting = useWaitingPhotos(game)
  const [said, setSaid] = useState<string | null>(null)
  const { id: challenge, photos } = shown.challenge
  const keep = (photo: Taken) => {
    void keepPhoto(game, photo).then(kept => {
      if (!kept) setSaid(FLEETING)
    })
    const done = opened.act({ type: 'challenge.photo', challenge, photo: photo.id })
    if (!done.ok) {
      setSaid(done.problem.message)
    }
  }
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul aria-label={`Photos of ${name}'s card`} className="flex flex-wrap gap-3">
          {photos.map(({ id }, i) => (
            <li key={id}>
              <PhotoPicture game={game} id={id} alt={`Photo ${i + 1} of ${name}'s card`} waiting={waiting.find(p => p.id === id)} />
            </li>
          ))}
        </ul>
      )}
      {said !== null && <Notice tone="warning">{said}</Notice>}
      <PhotoKey onTaken={keep} onSaid={setSaid} />
    </div>
  )
}
