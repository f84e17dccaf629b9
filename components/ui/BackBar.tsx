/** The bar of a page that is reached from another one: the way back stands before the title. */
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Bar, type BarProps } from './Bar'
import { Icon } from './Icon'

export function BackBar({ to, toWords, ...bar }: Omit<BarProps, 'left'> & { to: string; toWords: string; title: ReactNode }) {
  return (
    <Bar
      {...bar}
      left={
        <Link href={to} aria-label={toWords} className="grid size-11 place-items-center text-ink-soft hover:text-ink">
          <Icon name="arrow-left" className="size-5" />
        </Link>
      }
    />
  )
}
