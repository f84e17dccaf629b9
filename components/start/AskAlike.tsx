'use client'
/** Is this the one in the book? Asked where a new name only looks like a known one, and never answered by itself. */
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { isAsked, isCalled, type Sitter } from './people'

const MOST = 3

export interface AskAlikeProps {
  sitters: readonly Sitter[]
  onChoose: (sitter: Sitter, person: string | null) => void
}

export function AskAlike({ sitters, onChoose }: AskAlikeProps) {
  const asked = sitters.filter(s => isAsked(s) && !s.candidates.some(p => isCalled(p, s.name)))
  return asked.map(sitter => (
    <Notice
      key={`${sitter.seat} ${sitter.member ?? ''}`}
      title={<span dir="auto">Is {sitter.name} somebody whom the book knows?</span>}
      action={
        <>
          {sitter.candidates.slice(0, MOST).map(person => (
            <Button
              key={person.id}
              onClick={() => {
                onChoose(sitter, person.id)
              }}
            >
              <span dir="auto">Yes, {person.name}</span>
            </Button>
          ))}
          <Button
            variant="plain"
            onClick={() => {
              onChoose(sitter, null)
            }}
          >
            No, somebody new
          </Button>
        </>
      }
    >
      The names look alike. Unsaid, it is somebody new.
    </Notice>
  ))
}
