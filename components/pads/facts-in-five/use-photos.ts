'use client'
/** The photos that wait on this device, one box a game for the whole page. It refuses to know how a photo looks on the screen. */
import { useEffect, useSyncExternalStore } from 'react'
import { newId } from '@/lib/client/device'
import { PhotoBox, type Waiting } from '@/lib/client/photo-box'
import { shrinkPhoto } from '@/lib/client/shrink-photo'
import { take, type Result } from '@/lib/table/result'

/** A photo made small that nobody has kept yet. */
export type Taken = { id: string; jpeg: ArrayBuffer }

const boxes = new Map<string, PhotoBox>()

function boxOf(game: string): PhotoBox {
  const held = boxes.get(game)
  if (held) return held
  const made = new PhotoBox(game)
  boxes.set(game, made)
  return made
}

/** Makes a photo small and gives it its id. */
export async function takePhoto(file: Blob): Promise<Result<Taken>> {
  const small = await shrinkPhoto(file)
  return small.ok ? take({ id: newId(), jpeg: small.value }) : small
}

/** Lays a photo into the box, from where it is sent; false where this device cannot keep it through a reload. */
export const keepPhoto = (game: string, { id, jpeg }: Taken): Promise<boolean> => boxOf(game).add(id, jpeg)

/** Lets go of a photo that the server refused. */
export const dropPhoto = (game: string, id: string): void => {
  boxOf(game).dismiss(id)
}

const NONE: readonly Waiting[] = []
const none = (): readonly Waiting[] => NONE
const nobody = (): (() => void) => () => undefined

/** Photos of this game that are not with the server yet; they are sent as long as somebody looks. */
export function useWaitingPhotos(game: string): readonly Waiting[] {
  const box = typeof window === 'undefined' ? null : boxOf(game)
  useEffect(() => box?.connect(), [box])
  return useSyncExternalStore(box?.subscribe ?? nobody, box?.get ?? none, none)
}
