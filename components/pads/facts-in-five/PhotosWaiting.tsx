'use client'
/** Says on every view of the game that photos are still on this device only, and sends them meanwhile. Nothing where none wait. */
import { Notice } from '@/components/ui/Notice'
import { useWaitingPhotos } from './use-photos'

export function PhotosWaiting({ game }: { game: string }) {
  const waiting = useWaitingPhotos(game).filter(p => p.refused === null).length
  if (waiting === 0) return null
  return (
    <Notice className="mt-4">
      {waiting === 1 ? 'A photo is' : `${waiting} photos are`} not sent yet: kept on this device, and sent as soon as Playcard answers.
    </Notice>
  )
}
