/** The small set of signs the app uses, drawn here so that nothing is fetched. An icon is decoration: the words beside it carry the name. */
import { cn } from './cn'

const LINES = {
  check: 'M4.5 13.2c1.9 1.3 3.3 3 4.4 5.4 2.5-6.3 5.8-10.9 10.6-14.6',
  cross: 'M5.5 5c4.3 4.7 8.6 9.4 13 14M18.6 5.4c-4.5 4.3-8.9 8.7-13.2 13.4',
  blank: 'M6.5 12h11',
  question: 'M8.8 9.2c0-2 1.5-3.4 3.4-3.4s3.3 1.3 3.3 3.1c0 2.6-3.3 2.7-3.3 5.3M12.2 18.1v.1',
  undo: 'M8.5 5.5 4.5 9.5l4 4M5 9.5h8.5a5 5 0 0 1 0 10H9',
  redo: 'M15.5 5.5l4 4-4 4M19 9.5h-8.5a5 5 0 0 0 0 10H15',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  plus: 'M12 5v14M5 12h14',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  camera: 'M3.5 8h4l1.6-2.5h5.8L16.5 8h4v11h-17zM12 10a3.4 3.4 0 1 0 0 6.8A3.4 3.4 0 0 0 12 10z',
  chevron: 'M9.5 5.5l6.5 6.5-6.5 6.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.8 19.5c.4-3.7 2.8-5.5 6.2-5.5s5.8 1.8 6.2 5.5M16 4.4a3.5 3.5 0 0 1 0 6.2M17.8 14.4c2 .8 3.1 2.5 3.4 5.1',
  more: 'M4.8 11.5h1v1h-1zM11.5 11.5h1v1h-1zM18.2 11.5h1v1h-1z',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 10.5v5.5M13.7 10.5v5.5',
  edit: 'M4.5 19.5l1-4.3L15.8 4.9l3.3 3.3L8.8 18.5zM13.5 7.2l3.3 3.3',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.1',
  warning: 'M12 4 2.8 19.8h18.4zM12 10v4.5M12 17.2v.1',
  error: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 7.8v5.2M12 16.3v.1',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  backspace: 'M8.5 5.5h11v13h-11L3.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
  play: 'M8 5.5v13l10.5-6.5z',
  stop: 'M6.5 6.5h11v11h-11z',
  print: 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7z',
  order: 'M8 5v14M4.5 8.5 8 5l3.5 3.5M16 19V5M12.5 15.5 16 19l3.5-3.5',
  turn: 'M5 9V5h4M19 15v4h-4M5 5l5.5 5.5M19 19l-5.5-5.5M14 5h5v5M10 19H5v-5',
} as const

const SOLIDS = {
  star: 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z',
  dot: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
} as const

export type IconName = keyof typeof LINES | keyof typeof SOLIDS | 'wild'

const shapeOf = (name: IconName) => {
  if (name === 'wild') return <path d={SOLIDS.star} fill="currentColor" stroke="currentColor" strokeWidth={1} strokeLinejoin="round" />
  if (name === 'star' || name === 'dot') return <path d={SOLIDS[name]} fill="currentColor" />
  return <path d={LINES[name]} fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" />
}

export interface IconProps {
  name: IconName
  className?: string
  /** Only where no words stand beside the icon. */
  label?: string
  strokeWidth?: number
}

export function Icon({ name, className, label, strokeWidth = 1.9 }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      focusable="false"
      {...named}
      className={cn('inline-block size-[1.25em] shrink-0 align-[-0.25em]', className)}
    >
      {shapeOf(name)}
    </svg>
  )
}
