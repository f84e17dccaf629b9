'use client'
/** The five column heads as they are announced: a Class and, if there is one, its Category. Suggestions come from the card texts; anything may be typed. */
import { useId } from 'react'
import { Suggest } from '@/components/ui/Suggest'
import { AXIS, type ClassHead } from './marks'

export interface ClassSuggestion {
  name: string
  categories: readonly string[]
}

export interface ClassColumnsProps {
  classes: readonly (ClassHead | null)[]
  suggestions: readonly ClassSuggestion[]
  onChange: (column: number, head: ClassHead | null) => void
  /** One complaint a column, or null. */
  errors?: readonly (string | null)[]
  disabled?: boolean
  /** Who announces which column. */
  announcers?: readonly (string | null)[]
}

const headOf = (name: string, category: string): ClassHead | null =>
  name === '' && category === '' ? null : { name, category: category === '' ? null : category }

const columnOf = ({ classes, suggestions, errors, announcers }: ClassColumnsProps, column: number) => {
  const head = classes[column] ?? { name: '' }
  const announcer = announcers?.[column]
  const known = suggestions.find(suggestion => suggestion.name.toLowerCase() === head.name.trim().toLowerCase())
  return {
    name: head.name,
    category: head.category ?? '',
    categories: known?.categories ?? [],
    error: errors?.[column] ?? null,
    placeholder: announcer ? `Class, announced by ${announcer}` : 'Class',
  }
}

function ColumnHead({ column, props, id }: { column: number; props: ClassColumnsProps; id: string }) {
  const { suggestions, onChange, disabled = false } = props
  const { name, category, categories, error, placeholder } = columnOf(props, column)
  const focusNext = (from: 'class' | 'category') =>
    document
      .getElementById(from === 'class' ? `${id}-category-${column}` : `${id}-class-${column + 1}`)
      ?.querySelector('input')
      ?.focus()
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-2 border-b border-rule py-2.5 last:border-b-0">
      <span aria-hidden className="figure pt-2.5 text-xl leading-6 text-accent">
        {column + 1}
      </span>
      <div className="grid gap-1.5 sm:grid-cols-[3fr_2fr]">
        <div id={`${id}-class-${column}`} className="min-w-0">
          <Suggest
            label={`Class ${column + 1}`}
            placeholder={placeholder}
            value={name}
            suggestions={suggestions.map(suggestion => suggestion.name)}
            disabled={disabled}
            maxLength={80}
            onChange={value => {
              onChange(column, headOf(value, category))
            }}
            onEnter={() => focusNext('class')}
            onPick={() => focusNext('class')}
          />
        </div>
        <div id={`${id}-category-${column}`} className="min-w-0">
          <Suggest
            label={`Category ${column + 1}`}
            placeholder="Category, if any"
            value={category}
            suggestions={categories}
            disabled={disabled}
            maxLength={80}
            onChange={value => {
              onChange(column, headOf(name, value))
            }}
            onEnter={() => focusNext('category')}
            onPick={() => focusNext('category')}
          />
        </div>
        {error !== null && <p className="text-sm font-medium text-cross sm:col-span-2">{error}</p>}
      </div>
    </li>
  )
}

export function ClassColumns(props: ClassColumnsProps) {
  const id = useId()
  return (
    <ol aria-label="The five columns" className="frame px-3">
      {AXIS.map(column => (
        <ColumnHead key={column} column={column} props={props} id={id} />
      ))}
    </ol>
  )
}
