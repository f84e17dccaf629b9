/** What can be printed of this game: blank playcards or pads, the master sheet, the results. A plain form; the server makes the file. */
import { buttonLook } from '@/components/ui/Button'
import { Choice, type Option } from '@/components/ui/Choice'
import { Icon } from '@/components/ui/Icon'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

const SIZES: readonly Option[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
]
const ON_SHEET: readonly Option[] = [
  { value: '1', label: 'One on a sheet' },
  { value: '2', label: 'Two on a sheet' },
  { value: '4', label: 'Four on a sheet' },
]

function Print({ what, children }: { what: string; children: string }) {
  return (
    <button type="submit" name="what" value={what} className={buttonLook()}>
      <Icon name="print" />
      {children}
    </button>
  )
}

export function PaperForm({ game }: { game: TableGame }) {
  const { pad, sheet, id } = game
  const word = capital(pad.roundWord)
  const next = sheet.rounds.length + 1
  const rounds = [...sheet.rounds.map(r => r.number), ...(sheet.status === 'live' ? [next] : [])].toReversed()
  return (
    <section aria-labelledby="paper-head" className="grid gap-3">
      <h2 id="paper-head" className="text-xl">
        Paper
      </h2>
      <form action={`/api/games/${encodeURIComponent(id)}/paper`} target="_blank" className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-3">
          <Choice label="Paper size" name="size" options={SIZES} />
          {pad.paper.card !== null && (
            <>
              <Choice
                label={`Blank ${pad.cardWord}s of`}
                name="round"
                options={rounds.map(n => ({ value: String(n), label: `${word} ${n}${n === next ? ', not open yet' : ''}` }))}
              />
              <Choice label="Sheets" name="on" options={ON_SHEET} />
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {pad.paper.card !== null && <Print what="playcards">Blank playcards</Print>}
          {pad.paper.pad !== null && <Print what="pad">Blank score pad</Print>}
          <Print what="master-sheet">Master sheet</Print>
          <Print what="results">Results</Print>
        </div>
      </form>
    </section>
  )
}
