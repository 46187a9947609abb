import type { RowFact } from './row-words'

/** Openings, price, hours and ages side by side where there is room; the last one, the license, on a line of its own. */
export function RowFacts({ facts, isNarrow }: { facts: RowFact[]; isNarrow?: boolean }) {
  return (
    <ul className={isNarrow ? 'row-facts row-facts-narrow' : 'row-facts'}>
      {facts.map(({ icon, tone, text, note }) => (
        <li key={icon} data-icon={icon} data-tone={tone}>
          {note ? `${text} ` : text}
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}
