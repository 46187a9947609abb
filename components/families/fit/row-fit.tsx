import { fitMessages } from './fit-lines'
import type { FitLine } from './fit-view'

/** The one line of a row that says how a provider fits a child. */
export function RowFit({ verdict, text }: Pick<FitLine, 'verdict' | 'text'>) {
  const spoken = verdict && verdict !== 'matches' ? `${fitMessages.verdicts[verdict]} ` : null
  return (
    <p className="row-fit" data-fit={verdict ?? undefined}>
      {spoken && <span className="sr-only">{spoken}</span>}
      {text}
    </p>
  )
}
