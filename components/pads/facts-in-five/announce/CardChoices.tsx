'use client'
/** What the card of a column leaves to choose, and nothing else: its Classes, Categories, ranges of letters, blanks to fill in. */
import { cn } from '@/components/ui/cn'
import { Field, TextInput } from '@/components/ui/Field'
import { Icon } from '@/components/ui/Icon'
import { chosenOn, completed, tapped, type Chosen } from '@/lib/pads/facts-in-five/class-cards/announcing'
import { blankOf, sameText, type CardFace } from '@/lib/pads/facts-in-five/class-cards/face'
import { categoriesOn, classOn, offerFor, rangesOn, type Agreed, type Offer } from '@/lib/pads/facts-in-five/class-cards/offer'
import { categoriesOf, withCategories, withClass, type Head } from './heads'

const NUMBER: Readonly<Record<string, string>> = {
  '0-1': 'One Category, if you like',
  '1-1': 'One Category must be chosen',
  '0-*': 'One Category or several, if you like',
  '1-*': 'One Category or several: at least one must be chosen',
}

/** What may be chosen besides the Class, in a few words. */
export function offerWords({ categories, least, most, range }: Offer): string {
  if (categories === 'none') return 'Class only: there is no Category'
  if (range) return 'A Category and a range of letters must be chosen'
  return NUMBER[`${least}-${most ?? '*'}`] ?? ''
}

interface ChipsProps {
  label: string
  hint?: string
  options: readonly string[]
  isOn: (option: string) => boolean
  onTap: (option: string) => void
}

function Chips({ label, hint, options, isOn, onTap }: ChipsProps) {
  if (options.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm">
        <span className="font-semibold">{label}</span>
        {hint !== undefined && <span className="text-ink-soft"> · {hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(option => {
          const on = isOn(option)
          return (
            <button
              key={option}
              type="button"
              dir="auto"
              aria-pressed={on}
              onClick={() => {
                onTap(option)
              }}
              className={cn(
                'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-key border-[1.5px] px-3 py-1.5 text-left text-sm leading-tight [overflow-wrap:anywhere]',
                on ? 'border-accent bg-accent-soft font-semibold text-ink' : 'border-rule-strong bg-sheet text-ink hover:border-ink',
              )}
            >
              {on && <Icon name="check" className="size-4 text-accent" />}
              {option}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

interface ChoicesProps {
  column: number
  head: Head
  printed: CardFace
  agreed: Agreed
  onChange: (head: Head) => void
  /** The blank is filled in. */
  onFilled: () => void
}

/** A Category that is not whole by a tap alone: its range, or its blank. */
function Rest({ chosen, column, head, printed, agreed, onChange, onFilled }: ChoicesProps & { chosen: Chosen }) {
  const give = (given: { range?: string; fill?: string }) => {
    onChange(withCategories(head, completed(printed, head.name, categoriesOf(head, agreed), chosen.printed, given)))
  }
  const ranges = rangesOn(printed, head.name, chosen.printed)
  if (printed.form === 'spelling' && ranges.length > 0)
    return (
      <Chips
        label={`Letters of ${chosen.printed}, column ${column + 1}`}
        options={ranges}
        isOn={range => range === chosen.range}
        onTap={range => {
          give({ range })
        }}
      />
    )
  if (!blankOf(chosen.printed)) return null
  return (
    <Field label={`Fill in “${chosen.printed}”`}>
      <TextInput
        dir="auto"
        maxLength={60}
        autoFocus={chosen.fill === null}
        defaultValue={chosen.fill ?? ''}
        onChange={event => {
          give({ fill: event.target.value })
        }}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault() // it fills in one column; the five are announced by the key below
          onFilled()
        }}
      />
    </Field>
  )
}

export function CardChoices(props: ChoicesProps) {
  const { column, head, printed, agreed, onChange } = props
  const offer = offerFor(printed, head.name, agreed)
  const categories = categoriesOf(head, agreed)
  const chosen = categories.flatMap(text => chosenOn(printed, head.name, text) ?? [])
  const isOnCard = classOn(printed, head.name) !== undefined
  return (
    <div className="grid gap-3 border-l-4 border-l-accent pl-3">
      {offer.classes === 'one-of' && (
        <Chips
          label={`Class of column ${column + 1}`}
          options={printed.classes.map(c => c.class)}
          isOn={option => sameText(option, head.name)}
          onTap={option => {
            onChange({ ...withClass(head, option), category: sameText(option, head.name) ? head.category : '' })
          }}
        />
      )}
      {offer.categories === 'listed' && isOnCard && (
        <Chips
          label={`Category of column ${column + 1}`}
          hint={offerWords(offer)}
          options={categoriesOn(printed, head.name)}
          isOn={option => chosen.some(c => c.printed === option)}
          onTap={option => {
            onChange(withCategories(head, tapped(printed, head.name, categories, option, agreed)))
          }}
        />
      )}
      {chosen.map(one => (
        <Rest key={one.printed} chosen={one} {...props} />
      ))}
      {offer.categories !== 'listed' && (
        <p className="text-sm text-ink-soft">
          {offer.categories === 'none' ? `${offerWords(offer)}.` : `Type any Class, from another card or a new one. ${offerWords(offer)}.`}
        </p>
      )}
    </div>
  )
}
