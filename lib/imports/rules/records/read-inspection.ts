import type { RecordMapping } from '../../schema/record-mapping'
import type { FileRow } from '../../types/rows'
import { hasOneCase, plainText } from '../plain-text'
import { dayIn, isRefusal } from './day-in'
import { ownerText } from './read-owner'
import type { OwnerKey, ReadInspection, RecordRefusal } from './types'

const MOST_VIOLATIONS = 999
const ID_MAX = 200

/** The inspection of a row, or the part of it that the row holds: see joinInspections. */
export function readInspection(
  row: FileRow,
  owner: OwnerKey,
  mapping: RecordMapping,
  today: string,
): ReadInspection | RecordRefusal {
  const columns = mapping.inspection
  if (!columns) return { code: 'fields', reason: 'The mapping has no part "inspection".' }
  const inspectedOn = dayIn(row, columns.inspectedOn, today)
  if (isRefusal(inspectedOn)) return inspectedOn
  if (inspectedOn === null) return { code: 'date', reason: 'The row does not say when the inspection was.' }
  const correctedOn = dayIn(row, columns.correctedOn, today)
  if (isRefusal(correctedOn)) return correctedOn
  if (correctedOn && correctedOn < inspectedOn)
    return { code: 'order', reason: `It was corrected on ${correctedOn}, before the inspection on ${inspectedOn}.` }
  const asOf = typeof mapping.asOf === 'string' ? mapping.asOf : dayIn(row, mapping.asOf.column, today)
  if (isRefusal(asOf)) return asOf
  const summary = summaryOf(row, columns)
  if (typeof summary === 'object' && summary !== null) return summary
  const violations = violationsOf(row, columns, summary)
  if (typeof violations === 'object') return violations
  const id = plainText((columns.id && row[columns.id]) || '')
  return {
    sourceId: `${id ?? ownerText(owner)} ${inspectedOn}`.slice(0, ID_MAX),
    inspectedOn,
    violations,
    summary: violations === 0 ? null : summary,
    correctedOn: violations === 0 ? null : correctedOn,
    asOf: asOf ?? inspectedOn,
  }
}

type Columns = NonNullable<RecordMapping['inspection']>

/** "Serious: gate left open"; a word of the class that the mapping does not know is a refusal. */
function summaryOf(row: FileRow, columns: Columns): string | null | RecordRefusal {
  const words = plainText((columns.text && row[columns.text]) || '')
  const code = columns.class && plainText(row[columns.class.column] ?? '')
  const grave = code ? columns.class?.words.get(code.toLowerCase()) : undefined
  if (code && !grave) return { code: 'word', reason: `The class "${code.slice(0, 40)}" is not in the mapping.` }
  const said = words && (hasOneCase(words) ? words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase() : words)
  return grave && said ? `${grave}: ${said}` : (said ?? grave ?? null)
}

function violationsOf(row: FileRow, columns: Columns, summary: string | null): number | RecordRefusal {
  const word = columns.result && plainText(row[columns.result.column] ?? '')
  const result = word ? columns.result?.words.get(word.toLowerCase()) : undefined
  if (word && result === undefined)
    return { code: 'word', reason: `The result "${word.slice(0, 40)}" is not in the mapping.` }
  const counted = plainText((columns.violations && row[columns.violations]) || '')
  if (counted !== null) {
    const count = /^\d{1,3}$/.test(counted) ? Number(counted) : MOST_VIOLATIONS + 1
    if (count > MOST_VIOLATIONS)
      return { code: 'limits', reason: `"${counted.slice(0, 40)}" is no number of violations.` }
    if (result === true && count === 0)
      return { code: 'result', reason: 'It says both that there were violations and that there were none.' }
    if (result === false && count > 0)
      return { code: 'result', reason: `It says both that there were no violations and that there were ${count}.` }
    return count
  }
  if (result !== undefined) return result ? 1 : 0
  if (summary !== null) return 1
  // A column of words that is empty says "none" only where nothing else could have said so.
  return columns.violations || columns.result
    ? { code: 'result', reason: 'The row does not say how the inspection ended.' }
    : 0
}
