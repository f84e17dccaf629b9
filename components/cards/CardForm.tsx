'use client'
/** One Class card, to write in or to change. It refuses to send: the caller does. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Field, Select, TextArea, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { CARD_FORMS, FORM_WORDS, type CardForm as Form } from '@/lib/codecs/class-cards'
import { classLines, NO_CLASS, withClassLines, type CardText, type ClassText } from './card-text'

const OPTIONS = CARD_FORMS.map(form => ({ value: form, label: FORM_WORDS[form] }))

const HINTS: Readonly<Record<Form, string>> = {
  single: 'One Class; its holder may also announce one of its Categories.',
  choice: 'Its holder announces one of the Classes, and may announce a Category of that Class.',
  spelling: 'One Class; a Category and a range of letters must be announced.',
  'class-only': 'Its holder announces one of the Classes, and no Category.',
  wild: 'Its holder announces any Class, from another card or invented.',
}

interface ClassProps {
  printed: ClassText
  form: Form
  number: number | null
  onChange: (printed: ClassText) => void
  onRemove?: () => void
}

function ClassFields({ printed, form, number, onChange, onRemove }: ClassProps) {
  const which = number === null ? '' : ` ${number}`
  return (
    <div className="grid gap-2 border-l-4 border-l-rule pl-3">
      <Field label={`Class${which}`}>
        <TextInput
          dir="auto"
          maxLength={120}
          value={printed.name}
          onChange={event => {
            onChange({ ...printed, name: event.target.value })
          }}
        />
      </Field>
      <Field
        label={`Categories${number === null ? '' : ` of Class ${number}`}`}
        hint={
          form === 'spelling'
            ? 'One a line, each with its ranges of letters, as in “Noun (over 5) (6-10)”.'
            : 'One a line. Three dots are a blank to fill in, as in “of … descent”.'
        }
      >
        <TextArea
          dir="auto"
          rows={number === null ? 8 : 3}
          value={printed.categories}
          onChange={event => {
            onChange({ ...printed, categories: event.target.value })
          }}
        />
      </Field>
      {onRemove && (
        <Button variant="plain" icon="trash" className="justify-self-start" aria-label={`Remove Class${which}`} onClick={onRemove}>
          Remove this Class
        </Button>
      )}
    </div>
  )
}

function Classes({ card, onChange }: { card: CardText; onChange: (card: CardText) => void }) {
  const set = (classes: readonly ClassText[]) => {
    onChange({ ...card, classes })
  }
  if (card.form === 'wild') return null
  if (card.form === 'class-only')
    return (
      <Field label="Classes" hint="One a line.">
        <TextArea
          dir="auto"
          rows={12}
          value={classLines(card)}
          onChange={event => {
            onChange(withClassLines(card, event.target.value))
          }}
        />
      </Field>
    )
  const many = card.form === 'choice'
  const shown = many ? card.classes : [card.classes[0] ?? NO_CLASS]
  return (
    <>
      {shown.map((printed, i) => (
        <ClassFields
          key={i}
          printed={printed}
          form={card.form}
          number={many ? i + 1 : null}
          onChange={changed => {
            set(shown.map((c, at) => (at === i ? changed : c)))
          }}
          {...(many && shown.length > 1
            ? {
                onRemove: () => {
                  set(shown.filter((_, at) => at !== i))
                },
              }
            : {})}
        />
      ))}
      {many && (
        <Button
          icon="plus"
          className="justify-self-start"
          onClick={() => {
            set([...shown, NO_CLASS])
          }}
        >
          Another Class
        </Button>
      )}
    </>
  )
}

interface FormProps {
  first: CardText
  said: string | null
  sendLabel: string
  onSend: (card: CardText) => void
}

export function CardForm({ first, said, sendLabel, onSend }: FormProps) {
  const [card, setCard] = useState(first)
  const isOne = card.form === 'single' || card.form === 'spelling'
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        onSend(card)
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Form" hint={HINTS[card.form]}>
          <Select
            value={card.form}
            options={OPTIONS}
            onChange={value => {
              const form = CARD_FORMS.find(f => f === value)
              if (form) setCard({ ...card, form })
            }}
          />
        </Field>
        <Field label="Name of the card" hint={isOne ? 'Left empty, it is called like its Class.' : 'What tells it from other cards.'}>
          <TextInput
            dir="auto"
            maxLength={120}
            value={card.name}
            onChange={event => {
              setCard({ ...card, name: event.target.value })
            }}
          />
        </Field>
      </div>
      <Classes card={card} onChange={setCard} />
      {said !== null && <Notice tone="error">{said}</Notice>}
      <Button type="submit" variant="primary" className="justify-self-start">
        {sendLabel}
      </Button>
    </form>
  )
}
