'use client'
/**
 * The five column heads as they are announced: a Class and, if there is one, its Category. Three letters find a card, a tap announces from it with
 * exactly what it allows; anything may be typed all the same, and what the card does not allow is said, not refused.
 */
import { useId, useState } from 'react'
import { Button, IconButton } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Suggest } from '@/components/ui/Suggest'
import type { ToldCard } from '@/lib/codecs/class-cards'
import { AXES, type Axis } from '@/lib/pads/facts-in-five/card'
import { announcementComplaints } from '@/lib/pads/facts-in-five/class-cards/complaints'
import type { CardFace } from '@/lib/pads/facts-in-five/class-cards/face'
import { categoriesOn, rangesOn, type Agreed } from '@/lib/pads/facts-in-five/class-cards/offer'
import type { Laid } from '@/lib/pads/facts-in-five/class-cards/used'
import { CardChoices } from './announce/CardChoices'
import { classSuggestions, knownCategories, pickedCard, type ClassSuggestion } from './announce/card-suggestions'
import { announcedOf, usedWords, withCard, withClass, type Head } from './announce/heads'

export interface ClassColumnsProps {
  heads: readonly Head[]
  cards: readonly ToldCard[]
  /** Classes of this game so far. */
  soFar: readonly ClassSuggestion[]
  used: ReadonlyMap<string, Laid>
  agreed: Agreed
  round: number
  /** Who announces which column. */
  announcers: readonly (string | null)[]
  /** Who answers to the Class only. */
  childNames: readonly string[]
  /** Laid over the head as it is then. */
  onChange: (column: Axis, change: (head: Head) => Head) => void
}

interface HeadProps {
  column: Axis
  head: Head
  props: ClassColumnsProps
  id: string
  isOpen: boolean
  onOpen: (open: boolean) => void
}

/** With a range where the card has them: each is a choice of its own. */
const categoriesFor = (printed: CardFace, name: string): readonly string[] =>
  categoriesOn(printed, name).flatMap(category => {
    const ranges = rangesOn(printed, name, category)
    return printed.form === 'spelling' ? ranges.map(range => `${category} (${range})`) : [category]
  })

const focusOn = (id: string) => document.getElementById(id)?.querySelector('input')?.focus()

/** When what was tapped is on the screen: the keyboard of a phone would cover what is to be chosen next. */
const leaveTyping = () => {
  setTimeout(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, 0)
}

function Inputs({ column, head, props, id, onOpen }: HeadProps) {
  const { cards, soFar, announcers, onChange, used, round } = props
  const announcer = announcers[column]
  const printed = head.printed && head.printed.form !== 'wild' ? head.printed : null
  const categories = printed ? categoriesFor(printed, head.name) : knownCategories(cards, soFar, head.name)
  const pick = (key: string) => {
    const picked = head.printed?.form === 'wild' ? undefined : pickedCard(cards, key)
    if (!picked) return focusOn(`${id}-category-${column}`)
    onChange(column, before => withCard({ ...before, name: head.name }, picked.card, picked.className))
    onOpen(true)
    if (picked.className !== null) leaveTyping()
  }
  return (
    <div className="grid gap-1.5 sm:grid-cols-[3fr_2fr]">
      <div id={`${id}-class-${column}`} className="min-w-0">
        <Suggest
          label={`Class ${column + 1}`}
          placeholder={announcer ? `Class, announced by ${announcer}` : 'Class'}
          value={head.name}
          suggestions={classSuggestions({ cards, soFar, used, round, column, head })}
          maxLength={120}
          onChange={name => {
            onChange(column, before => withClass(before, name))
          }}
          onEnter={() => {
            focusOn(`${id}-category-${column}`)
          }}
          onPick={(_, key) => {
            pick(key)
          }}
        />
      </div>
      <div id={`${id}-category-${column}`} className="min-w-0">
        <Suggest
          label={`Category ${column + 1}`}
          placeholder={printed?.form === 'class-only' ? 'No Category on this card' : 'Category, if any'}
          value={head.category}
          suggestions={categories}
          maxLength={200}
          onChange={category => {
            onChange(column, before => ({ ...before, category }))
          }}
          onEnter={() => {
            focusOn(`${id}-class-${column + 1}`)
          }}
          onPick={() => {
            focusOn(`${id}-class-${column + 1}`)
          }}
        />
      </div>
    </div>
  )
}

function CardLine({ column, head, props, isOpen, onOpen }: HeadProps) {
  if (!head.printed) return null
  const used = usedWords(props.used, head.card, props.round, column)
  return (
    <div className="flex items-center gap-x-1">
      <p className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]" dir="auto">
        From the card <b className="font-semibold">{head.printed.name}</b>
        {used !== null && <span className="font-medium text-doubt"> · {used}</span>}
      </p>
      <Button
        variant="plain"
        className="text-sm"
        aria-expanded={isOpen}
        aria-label={`Choices of the card in column ${column + 1}`}
        onClick={() => {
          onOpen(!isOpen)
        }}
      >
        {isOpen ? 'Fold' : 'Choices'}
      </Button>
      <IconButton
        icon="cross"
        label={`Take the card off column ${column + 1}`}
        onClick={() => {
          props.onChange(column, before => ({ ...before, card: null, printed: null }))
        }}
      />
    </div>
  )
}

function Remarks({ head, props }: Pick<HeadProps, 'head' | 'props'>) {
  const announced = announcedOf(head, props.agreed)
  if (!announced) return null
  const complaints = announcementComplaints(announced, props.agreed)
  const childrenPlay = props.childNames.length > 0 && announced.categories.length > 0
  const word = head.kind === 'word' ? ': any word, of any length' : ''
  return (
    <>
      {complaints.map(({ code, message }) => (
        <p key={code + message} className="flex items-start gap-1.5 text-sm text-doubt">
          <Icon name="warning" className="mt-0.5" />
          <span>{message}</span>
        </p>
      ))}
      {childrenPlay && (
        <p className="text-sm text-ink-soft" dir="auto">
          Class only for {props.childNames.join(', ')}: {announced.class}
          {word}
        </p>
      )}
    </>
  )
}

function ColumnHead(props: HeadProps) {
  const { column, head, isOpen } = props
  const { agreed, onChange } = props.props
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 border-b border-rule py-2.5 last:border-b-0">
      <span aria-hidden className="figure pt-2.5 text-xl leading-6 text-accent">
        {column + 1}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <Inputs {...props} />
        <CardLine {...props} />
        {isOpen && head.printed && (
          <CardChoices
            column={column}
            head={head}
            printed={head.printed}
            agreed={agreed}
            onChange={next => {
              onChange(column, () => next)
            }}
            onFilled={() => {
              focusOn(`${props.id}-class-${column + 1}`)
            }}
          />
        )}
        <Remarks {...props} />
      </div>
    </li>
  )
}

export function ClassColumns(props: ClassColumnsProps) {
  const id = useId()
  const [open, setOpen] = useState<Axis | null>(null)
  return (
    <ol aria-label="The five columns" className="frame px-3">
      {AXES.flatMap(column => {
        const head = props.heads[column]
        return head
          ? [
              <ColumnHead
                key={column}
                column={column}
                head={head}
                props={props}
                id={id}
                isOpen={open === column}
                onOpen={isOpen => {
                  setOpen(isOpen ? column : null)
                }}
              />,
            ]
          : []
      })}
    </ol>
  )
}
