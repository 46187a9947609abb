import type { ReadInspection, ReadRecord } from './types'

const SUMMARY_MAX = 1_000

/**
 * The rows of one inspection as one. `isCounted`: each row states the number of all its violations; else each row is one.
 * It is corrected when every violation is, on the last of their days.
 */
export function joinInspections(
  rows: readonly ReadRecord<ReadInspection>[],
  isCounted: boolean,
): ReadRecord<ReadInspection> | null {
  const [first] = rows
  if (!first) return null
  const found = rows.filter(({ what }) => what.violations > 0)
  const counts = found.map(({ what }) => what.violations)
  const texts = [...new Set(found.flatMap(({ what }) => what.summary ?? []))]
  const corrected = found.map(({ what }) => what.correctedOn)
  return {
    ...first,
    what: {
      ...first.what,
      violations: isCounted ? Math.max(0, ...counts) : counts.reduce((sum, count) => sum + count, 0),
      summary: texts.length === 0 ? null : shortened(texts.join('; ')),
      correctedOn: corrected.length > 0 && !corrected.includes(null) ? (corrected.toSorted().at(-1) ?? null) : null,
    },
  }
}

function shortened(text: string): string {
  return text.length <= SUMMARY_MAX ? text : `${text.slice(0, SUMMARY_MAX - 1)}…`
}
