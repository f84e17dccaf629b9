/** Every button of the app. `key` is the large keypad key with a small legend; nothing here is smaller than 44 px. */
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'
import { Icon, type IconName } from './Icon'

const button = cva(
  'inline-flex min-h-11 min-w-11 select-none items-center justify-center gap-2 rounded-key text-center font-semibold leading-tight no-underline transition-[background-color,border-color,transform] duration-100 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:opacity-55',
  {
    variants: {
      variant: {
        primary: 'border-[1.5px] border-ink bg-ink px-4 py-2 text-sheet hover:border-accent hover:bg-accent hover:text-on-accent',
        quiet: 'border-[1.5px] border-rule-strong bg-sheet px-4 py-2 text-ink hover:border-ink',
        plain: 'border-[1.5px] border-transparent bg-transparent px-3 py-2 text-accent hover:bg-accent-soft',
        danger: 'border-[1.5px] border-cross bg-sheet px-4 py-2 text-cross hover:bg-cross-soft',
        key: 'min-h-14 flex-col gap-0.5 border-[1.5px] border-rule-strong bg-sheet px-1 py-1.5 text-[0.9375rem] text-ink shadow-key hover:border-ink active:shadow-none',
        'key-primary':
          'min-h-14 flex-col gap-0.5 border-[1.5px] border-ink bg-ink px-1 py-1.5 text-[0.9375rem] text-sheet hover:border-accent hover:bg-accent hover:text-on-accent',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'quiet', wide: false },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  icon?: IconName
  /** The small second line of a key: the letter on a keyboard that does the same. */
  legend?: ReactNode
}

export function Button({ variant, wide, icon, legend, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={cn(button({ variant, wide }), className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="min-w-0 max-w-full">{children}</span>}
      {legend !== undefined && (
        <small aria-hidden className="text-[0.6875rem] font-medium opacity-90">
          {legend}
        </small>
      )}
    </button>
  )
}

/** The look of a button for a link: `<Link className={buttonLook({ variant: 'primary' })}>`. */
export const buttonLook = (look: VariantProps<typeof button> = {}): string => cn(button(look))

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  label: string
}

/** A square button that shows a sign only; its name is spoken, and shown as a tip. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cn(button({ variant: 'plain' }), 'size-11 p-0 text-ink-soft hover:text-ink', className)}
      {...rest}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
