/** What the badge says of an outbox: saved, sending n, or not saved and why. */
import type { OutboxState } from '@/lib/client/outbox'
import type { SavedState } from './SavedBadge'

export function savedState({ waiting, stuck, refused, loaded, volatile }: OutboxState): SavedState {
  if (!loaded) return 'checking'
  if (stuck !== null) return { notSaved: waiting.length > 0 ? `${stuck} (${waiting.length} waiting)` : stuck }
  if (refused.length > 0) return { notSaved: 'see below' }
  if (waiting.length === 0) return 'saved'
  return volatile ? { notSaved: 'this device cannot keep it through a reload: leave the page open' } : { sending: waiting.length }
}
