import type { FileRow } from '../../types/rows'
import { strictDay } from '../strict-day'
import type { RecordRefusal } from './types'

/** The day in a column: null when it is empty or not mapped, a refusal when it is no day or later than `latest`. */
export function dayIn(row: FileRow, column: string | undefined, latest: string | null): string | null | RecordRefusal {
  const text = (column && row[column]) || ''
  const day = strictDay(text)
  if (day === undefined)
    return { code: 'date', reason: `"${text.slice(0, 40)}" in ${column} is no day as MM/DD/YYYY or YYYY-MM-DD.` }
  if (day !== null && latest !== null && day > latest)
    return { code: 'future', reason: `${day} in ${column} has not come yet.` }
  return day
}

export function isRefusal(value: unknown): value is RecordRefusal {
  return typeof value === 'object' && value !== null && 'reason' in value
}
