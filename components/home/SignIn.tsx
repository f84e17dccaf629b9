'use client'
/** The sign-in form. A wrong word stays where it was typed, with the reason beside it. It keeps nothing and knows no rule of passcodes but their length. */
import { useState, type SubmitEvent } from 'react'
import * as z from 'zod/mini'
import { ask, type ApiProblem } from '@/lib/client/api'
import { Button } from '@/components/ui/Button'
import { Field, TextInput } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { Switch } from '@/components/ui/Switch'

const SHORTEST = 6
const signedIn = z.object({ signedIn: z.boolean() })

interface Words {
  code: string
  passcode: string
  again: string
}

const EMPTY: Words = { code: '', passcode: '', again: '' }

/** What is wrong before anything is sent, by field. */
function complaints({ code, passcode, again }: Words, first: boolean): Partial<Words> {
  if (!first) return passcode === '' ? { passcode: 'Type the passcode.' } : {}
  return {
    ...(/^\d{8}$/.test(code.replace(/\s/g, '')) ? {} : { code: 'The code is eight digits.' }),
    ...(Array.from(passcode).length < SHORTEST ? { passcode: `At least ${SHORTEST} characters.` } : {}),
    ...(passcode === again ? {} : { again: 'The two are not the same.' }),
  }
}

const FIELD_OF: Readonly<Record<string, 'passcode' | 'code'>> = { 'passcode.too-short': 'passcode' }

/** Which field the server's refusal belongs to, if any. */
function refusedField(problem: ApiProblem | null, first: boolean): Partial<Words> {
  if (!problem) return {}
  if (problem.code === 'passcode.wrong') return first ? { code: 'That is not the code.' } : { passcode: problem.message }
  const field = FIELD_OF[problem.code]
  return field ? { [field]: problem.message } : {}
}

function FirstFields({
  words,
  wrong,
  type,
  onWords,
}: {
  words: Words
  wrong: Partial<Words>
  type: string
  onWords: (change: Partial<Words>) => void
}) {
  return (
    <>
      <Field label="Code" hint="Eight digits, shown in the terminal that Playcard was started in." error={wrong.code}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={words.code}
          onChange={event => {
            onWords({ code: event.target.value })
          }}
        />
      </Field>
      <Field
        label="New passcode"
        hint={`At least ${SHORTEST} characters. It is asked for once on every device that enters scores.`}
        error={wrong.passcode}
      >
        <TextInput
          type={type}
          autoComplete="new-password"
          autoCapitalize="none"
          value={words.passcode}
          onChange={event => {
            onWords({ passcode: event.target.value })
          }}
        />
      </Field>
      <Field label="The same passcode again" error={wrong.again}>
        <TextInput
          type={type}
          autoComplete="new-password"
          autoCapitalize="none"
          value={words.again}
          onChange={event => {
            onWords({ again: event.target.value })
          }}
        />
      </Field>
    </>
  )
}

function PasscodeField({
  words,
  wrong,
  type,
  onWords,
}: {
  words: Words
  wrong: Partial<Words>
  type: string
  onWords: (change: Partial<Words>) => void
}) {
  return (
    <Field label="Passcode" error={wrong.passcode}>
      <TextInput
        type={type}
        autoComplete="current-password"
        autoCapitalize="none"
        autoFocus
        value={words.passcode}
        onChange={event => {
          onWords({ passcode: event.target.value })
        }}
      />
    </Field>
  )
}

/** The words as typed, what is wrong with them, and the sending. */
function useSignIn(to: string, first: boolean) {
  const [words, setWords] = useState(EMPTY)
  const [wrong, setWrong] = useState<Partial<Words>>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    const found = complaints(words, first)
    setWrong(found)
    setProblem(null)
    if (busy || Object.keys(found).length > 0) return
    setBusy(true)
    const { code, passcode } = words
    const reply = await ask('POST', '/api/passcode', signedIn, first ? { code, newPasscode: passcode } : { passcode })
    if (reply.ok) {
      window.location.replace(to) // a full load: the whole app is seen with other eyes now
      return
    }
    setBusy(false)
    const refused = refusedField(reply.problem, first)
    setWrong(refused)
    if (Object.keys(refused).length === 0) setProblem(reply.problem)
  }
  const change = (part: Partial<Words>) => {
    setWords({ ...words, ...part })
    setWrong({})
  }
  return { words, wrong, problem, busy, change, submit }
}

export function SignIn({ to, first }: { to: string; first: boolean }) {
  const { words, wrong, problem, busy, change, submit } = useSignIn(to, first)
  const [shown, setShown] = useState(false)
  const type = shown ? 'text' : 'password'
  const Fields = first ? FirstFields : PasscodeField
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form className="frame grid gap-4 px-4 py-5 sm:px-6" noValidate onSubmit={onSubmit}>
      <div>
        <h2>{first ? "Choose the Director's passcode" : 'This is the Director’s book'}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          {first
            ? 'This is the first device from the network. The code shows that you are at the machine too.'
            : 'Devices in the network give the passcode once, and are remembered for thirty days.'}
        </p>
      </div>
      <Fields words={words} wrong={wrong} type={type} onWords={change} />
      <Switch label="Show what is typed" checked={shown} onChange={setShown} words={['hidden', 'shown']} />
      {problem && <Notice tone="error">{problem.message}</Notice>}
      <Button type="submit" variant="primary" wide aria-disabled={busy}>
        {busy ? 'One moment …' : first ? 'Set the passcode and go on' : 'Sign in'}
      </Button>
      {!first && <p className="text-sm text-ink-soft">Forgotten? At the machine that Playcard runs on no passcode is asked for.</p>}
    </form>
  )
}
