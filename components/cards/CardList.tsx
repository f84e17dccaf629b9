'use client'
/** The Class cards on a page: each with what is printed on it, changed or put away in place; and a further one written in. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { EditDialog } from '@/components/ui/EditDialog'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { FORM_WORDS, toldCardSchema, type ToldCard } from '@/lib/codecs/class-cards'
import { whyNot } from '@/lib/table/result'
import { CardForm } from './CardForm'
import { faceOf, NO_CARD, textOf, type CardText } from './card-text'

/** The Classes of a card, each with its Categories. */
function Printed({ card: { form, name, classes } }: { card: ToldCard }) {
  if (form === 'wild') return <p className="text-sm text-ink-soft">Any Class, from another card or invented.</p>
  if (form === 'class-only')
    return (
      <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
        {classes.map(c => c.class).join(' · ')}
      </p>
    )
  return (
    <ul className="grid gap-0.5 text-sm">
      {classes.map(c => (
        <li key={c.class} dir="auto" className="[overflow-wrap:anywhere]">
          {(classes.length > 1 || c.class !== name) && <b className="font-semibold">{c.class}</b>}{' '}
          <span className="text-ink-soft">{c.categories.join(' · ') || 'no Category'}</span>
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  card: ToldCard
  onEdit: () => void
  onMove: () => void
}

function Line({ card, onEdit, onMove }: LineProps) {
  return (
    <li className="grid gap-1 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 flex-1 basis-40 text-base font-semibold [overflow-wrap:anywhere]">
          {card.name}
        </h2>
        <Badge>{FORM_WORDS[card.form]}</Badge>
      </div>
      <Printed card={card} />
      <div className="-ml-3 flex flex-wrap">
        <Button variant="plain" icon="edit" aria-label={`Change: ${card.name}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          variant="plain"
          icon={card.archived ? 'undo' : 'trash'}
          aria-label={`${card.archived ? 'Bring back' : 'Put away'}: ${card.name}`}
          onClick={onMove}
        >
          {card.archived ? 'Bring back' : 'Put away'}
        </Button>
      </div>
    </li>
  )
}

interface EditProps {
  card: ToldCard | null
  pad: string
  onClose: () => void
  onDone: () => void
}

function EditCard({ card, ...rest }: EditProps) {
  return (
    <EditDialog<CardText>
      {...rest}
      known={card}
      title={card ? `Change “${card.name}”` : 'Write a card in'}
      description={card ? 'Games that were announced from it stay as they are.' : undefined}
      send={(id, text) =>
        card
          ? ask('PATCH', `/api/class-cards/${id}`, toldCardSchema, { face: faceOf(text) })
          : ask('POST', '/api/class-cards', toldCardSchema, { id, ...faceOf(text) })
      }
      form={given => <CardForm first={card ? textOf(card) : NO_CARD} {...given} />}
    />
  )
}

export function CardList({ cards, pad }: { cards: readonly ToldCard[]; pad: string }) {
  const router = useRouter()
  const [edited, setEdited] = useState<ToldCard | 'new' | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const move = async (card: ToldCard) => {
    const reply = await ask('PATCH', `/api/class-cards/${card.id}`, toldCardSchema, { archived: !card.archived })
    setSaid(whyNot(reply))
    router.refresh()
  }
  return (
    <div className="grid gap-3">
      <Button
        icon="plus"
        className="justify-self-start"
        onClick={() => {
          setEdited('new')
        }}
      >
        Write a card in
      </Button>
      {said !== null && <Notice tone="error">{said}</Notice>}
      {cards.length > 0 && (
        <ul aria-label="Class cards" className="frame divide-y divide-rule">
          {cards.map(card => (
            <Line
              key={card.id}
              card={card}
              onEdit={() => {
                setEdited(card)
              }}
              onMove={() => void move(card)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <EditCard
          card={edited === 'new' ? null : edited}
          pad={pad}
          onClose={() => {
            setEdited(null)
          }}
          onDone={() => {
            setEdited(null)
            router.refresh()
          }}
        />
      )}
    </div>
  )
}
