'use client'
/** A dialog around a form that changes one thing or writes a further one in, once, however often it is sent. It refuses to know what the thing is. */
import { useState, type ReactNode } from 'react'
import type { Reply } from '@/lib/client/api'
import { newId } from '@/lib/client/device'
import { Dialog } from './Dialog'

export interface EditForm<Text> {
  /** Why it was not taken. */
  said: string | null
  sendLabel: string
  onSend: (text: Text) => void
}

interface EditDialogProps<Text> {
  /** What is changed; null where something new is written in. */
  known: { readonly id: string } | null
  title: string
  description?: string | undefined
  pad?: string
  send: (id: string, text: Text) => Promise<Reply<unknown>>
  form: (given: EditForm<Text>) => ReactNode
  onClose: () => void
  onDone: () => void
}

export function EditDialog<Text>({ known, title, description, pad, send, form, onClose, onDone }: EditDialogProps<Text>) {
  const [said, setSaid] = useState<string | null>(null)
  const [id] = useState(() => known?.id ?? newId())
  const sent = async (text: Text) => {
    const reply = await send(id, text)
    if (reply.ok) onDone()
    else setSaid(reply.problem.message)
  }
  return (
    <Dialog
      open
      wide
      {...(pad === undefined ? {} : { pad })}
      title={title}
      description={description}
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      {form({ said, sendLabel: known ? 'Save the change' : 'Write it in', onSend: text => void sent(text) })}
    </Dialog>
  )
}
