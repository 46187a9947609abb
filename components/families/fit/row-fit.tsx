import { FitLines } from './fit-lines'
import type { FitLine } from './fit-view'
import { OwnFit } from './own-fit'

/** What fits, in a row: a typed child, whose lines come with the row, else one's own. */
export function RowFit({ row: { id, fit } }: { row: { id: string; fit?: readonly FitLine[] } }) {
  if (!fit) return <OwnFit id={id} className="mt-3" />
  return (
    <div className="mt-3">
      <FitLines lines={fit} />
    </div>
  )
}
