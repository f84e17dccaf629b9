/** The rules' complaints, gravest first as they are given: a sign, a word, a sentence, and what can be done about it. */
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { Icon, type IconName } from '@/components/ui/Icon'

export interface ShownProblem {
  severity: 'error' | 'warning' | 'hint'
  code: string
  message: string
  /** "Round 3, Cas": where. */
  where?: string
  action?: { label: string; onAct: () => void }
}

export interface ProblemListProps {
  problems: readonly ShownProblem[]
  label?: string
  className?: string
}

const LOOK: Record<ShownProblem['severity'], { icon: IconName; word: string; ink: string }> = {
  error: { icon: 'error', word: 'Error', ink: 'text-cross' },
  warning: { icon: 'warning', word: 'Warning', ink: 'text-doubt' },
  hint: { icon: 'info', word: 'Hint', ink: 'text-accent' },
}

export function ProblemList({ problems, label = 'Problems', className }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <ul aria-label={label} className={cn('frame divide-y divide-rule', className)}>
      {problems.map((problem, index) => {
        const look = LOOK[problem.severity]
        return (
          <li key={`${problem.code} ${problem.where ?? ''} ${index}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
            <Icon name={look.icon} className={cn('size-5 self-start', look.ink)} />
            <p className="min-w-0 flex-1 basis-48 text-sm leading-snug">
              <b className={cn('font-semibold', look.ink)}>{look.word}</b>
              {problem.where !== undefined && <span className="text-ink-soft"> · {problem.where}</span>}
              <span className="block">{problem.message}</span>
            </p>
            {problem.action && (
              <Button onClick={problem.action.onAct} className="ml-auto">
                {problem.action.label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
