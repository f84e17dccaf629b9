/** While a page is on its way: the bar and the first lines stand where they will stand. */
import { Skeleton } from '@/components/ui/Skeleton'

export default function Loading() {
  return (
    <>
      <div aria-hidden className="h-14 border-b border-rule bg-sheet" />
      <main className="mx-auto grid w-full max-w-5xl gap-4 px-3 py-4 sm:px-5">
        <Skeleton label="The page is on its way" lines={1} className="h-11 w-48" />
        <Skeleton label="" lines={3} className="h-28" />
      </main>
    </>
  )
}
