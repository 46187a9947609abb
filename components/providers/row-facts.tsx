import { asText } from '@/components/ui/as-text'
import { FactLine } from '@/components/ui/fact-line'
import type { RowFact } from './row-view'

/** Openings, price, hours and ages side by side where there is room; the last one, the license, on a line of its own. */
export function RowFacts({ facts, isNarrow }: { facts: RowFact[]; isNarrow?: boolean }) {
  return (
    <div
      className={
        isNarrow
          ? 'mt-1.5 space-y-1 text-sm'
          : 'mt-3 grid grid-cols-1 gap-x-6 gap-y-1.5 text-ui md:grid-cols-2 md:last:*:col-span-2'
      }
      {...asText(
        facts.map(({ icon, tone, text, note }) => (
          <FactLine key={icon} icon={icon} tone={tone}>
            {note ? `${text} ` : text}
            {note && <span className="ml-0.5 text-xs text-soft">{note}</span>}
          </FactLine>
        )),
      )}
    />
  )
}
