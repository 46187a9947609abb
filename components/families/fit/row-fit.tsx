import { FitLines } from './fit-lines'
import type { FitLine } from './fit-view'
import { OwnFit } from './own-fit'

/** The fit in a row: of the child entered, whose lines come with the row, otherwise of one's own. */
export function RowFit({ row: { id, fit } }: { row: { id: string; fit?: readonly FitLine[] } }) {
  if (!fit) return <OwnFit id={id} className="mt-3" />
  return (
    <div className="mt-3">
      <FitLines lines={fit} />
    </div>
  )
}
