/** Finds games by title or by a name at the table. A plain form: it works before any script has loaded. */
import Form from 'next/form'
import Link from 'next/link'
import { Button, buttonLook } from '@/components/ui/Button'
import { TextInput } from '@/components/ui/Field'

export function SearchGames({ text }: { text: string }) {
  return (
    <Form action="/" role="search" className="flex flex-wrap items-center gap-2">
      <div className="min-w-48 flex-1 basis-48 sm:max-w-sm">
        <TextInput
          key={text}
          type="search"
          name="text"
          aria-label="Find a game by title or name"
          placeholder="Title or name"
          defaultValue={text}
          maxLength={120}
          enterKeyHint="search"
        />
      </div>
      <Button type="submit">Find</Button>
      {text !== '' && (
        <Link href="/" className={buttonLook({ variant: 'plain' })}>
          Show all
        </Link>
      )}
    </Form>
  )
}
