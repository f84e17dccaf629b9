'use client'
/** One photo of a card, small: from the server, or from this device while it is not sent. A tap shows it large. */
import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { dropPhoto } from './use-photos'

const FRAME = 'block h-24 w-auto min-w-16 max-w-full rounded-pad border-[1.5px] border-rule-strong bg-sheet object-cover'

/** A picture of bytes that are only on this device. */
export function OwnPicture({ jpeg, alt }: { jpeg: ArrayBuffer; alt: string }) {
  // The same function as long as the bytes are the same, so that the picture is made once.
  const show = useCallback(
    (node: HTMLImageElement | null) => {
      if (!node) return
      const url = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }))
      node.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [jpeg],
  )
  // eslint-disable-next-line @next/next/no-img-element -- bytes of this device: there is nothing to optimise
  return <img ref={show} alt={alt} className={FRAME} />
}

export interface PhotoPictureProps {
  game: string
  id: string
  alt: string
  /** What is on this device while the server has not taken it. */
  waiting: { jpeg: ArrayBuffer; refused: string | null } | undefined
}

function SentPicture({ game, id, alt }: Omit<PhotoPictureProps, 'waiting'>) {
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState(false)
  const at = `/api/games/${game}/photos/${id}`
  if (missing)
    return (
      <div className="grid gap-1 text-sm text-doubt">
        <p>This photo is not here yet: it is still on the device that took it.</p>
        <Button
          variant="plain"
          className="-ml-3 justify-self-start"
          onClick={() => {
            setTries(tries + 1)
            setMissing(false)
          }}
        >
          Look again
        </Button>
      </div>
    )
  return (
    <a href={at} target="_blank" rel="noreferrer" aria-label={`${alt}, large`} className="inline-block min-h-11 min-w-11">
      {/* eslint-disable-next-line @next/next/no-img-element -- small as it is, and the Director's alone */}
      <img
        src={tries === 0 ? at : `${at}?${tries}`}
        alt={alt}
        className={FRAME}
        onError={() => {
          setMissing(true)
        }}
      />
    </a>
  )
}

export function PhotoPicture({ waiting, ...photo }: PhotoPictureProps) {
  if (!waiting) return <SentPicture {...photo} />
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <OwnPicture jpeg={waiting.jpeg} alt={photo.alt} />
      {waiting.refused === null ? (
        <p className="text-doubt">not sent yet: kept on this device</p>
      ) : (
        <>
          <p className="text-cross">Not kept: {waiting.refused}</p>
          <Button
            variant="plain"
            className="-ml-3"
            onClick={() => {
              dropPhoto(photo.game, photo.id)
            }}
          >
            Let go of it
          </Button>
        </>
      )}
    </div>
  )
}
