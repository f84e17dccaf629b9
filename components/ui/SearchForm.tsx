/** A box to find something in a list of the book, kept in the address. A plain form: it works before any script has loaded. */
import Form from 'next/form'
import Link from 'next/link'
import { Button, buttonLook } from './Button'
import { TextInput } from './Field'

export interface SearchFormProps {
  /** The page that answers, and that shows all. */
  action: string
  label: string
  placeholder: string
  /** What is looked for now. */
  text: string
}

export function SearchForm({ action, label, placeholder, text }: SearchFormProps) {
  return (
    <Form action={action} role="search" className="flex flex-wrap items-center gap-2">
      <div className="min-w-48 flex-1 basis-48 sm:max-w-sm">
        <TextInput
          key={text}
          type="search"
          name="text"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={text}
          maxLength={120}
          enterKeyHint="search"
        />
      </div>
      <Button type="submit">Find</Button>
      {text !== '' && (
        <Link href={action} className={buttonLook({ variant: 'plain' })}>
          Show all
        </Link>
      )}
    </Form>
  )
}
