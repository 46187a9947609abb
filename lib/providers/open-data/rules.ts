import { csvFile, textOfCell } from '@/lib/platform/documents/csv'
import type { HoursInterval } from '../types'
import { HOURS_COLUMNS, OPEN_COLUMNS, type OpenColumn, type OpenFormat } from './catalogue'

/** A value of the open data; an empty list is the same as none. */
export type OpenValue = string | number | boolean | null | readonly unknown[]
/** A provider by column (OPEN_COLUMNS). A missing column is unknown. */
export type OpenRow = Record<string, OpenValue | undefined>

const isEmpty = (value: OpenValue | undefined) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** What precedes the rows. JSON Lines name their columns in each row. */
export const openHead = (format: OpenFormat): string =>
  format === 'csv' ? csvFile([OPEN_COLUMNS.map(({ name }) => name)]) : ''

/** A row as a line of the file. JSON Lines leave out what is unknown. */
export function openLine(format: OpenFormat, row: OpenRow): string {
  if (format === 'csv') return csvFile([OPEN_COLUMNS.map((column) => cellOf(column, row[column.name]))])
  const stated = OPEN_COLUMNS.flatMap(({ name }) => (isEmpty(row[name]) ? [] : [[name, row[name]]]))
  return `${JSON.stringify(Object.fromEntries(stated))}\n`
}

function cellOf({ kind }: OpenColumn, value: OpenValue | undefined): string | number | null {
  if (value === undefined || value === null || isEmpty(value)) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return kind === 'codes' && Array.isArray(value) ? value.join('|') : JSON.stringify(value)
}

/** A cell of either file, as the importer reads it: text, with lists and objects as JSON. Undefined if it cannot be read. */
export function readOpenCell({ kind }: OpenColumn, cell: string): OpenValue | undefined {
  if (cell === '') return null
  if (kind === 'text') return textOfCell(cell)
  if (kind === 'flag') return { true: true, false: false }[cell.toLowerCase()]
  if (kind === 'number') return Number.isFinite(Number(cell)) ? Number(cell) : undefined
  if (kind === 'codes' && !cell.startsWith('[')) return cell.split('|')
  const list = parsed(cell)
  return Array.isArray(list) ? list : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The hours of each weekday, as "06:30-12:00|13:00-18:00"; days without hours are left out. */
export function openHours(hours: readonly HoursInterval[]): Record<string, string> {
  const byDay: Record<string, string> = {}
  for (const { weekday, opensMinute, closesMinute } of hours) {
    const day = HOURS_COLUMNS[weekday] ?? ''
    const span = `${clock(opensMinute)}-${clock(closesMinute)}`
    byDay[day] = byDay[day] === undefined ? span : `${byDay[day]}|${span}`
  }
  return byDay
}

const SPAN = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** The opposite. Null if a day cannot be read: people rely on the whole week. */
export function readOpenHours(byDay: Readonly<Record<string, string>>): HoursInterval[] | null {
  const hours: HoursInterval[] = []
  for (const [weekday, name] of HOURS_COLUMNS.entries()) {
    for (const span of (byDay[name] ?? '').split('|').filter(Boolean)) {
      const [, ...parts] = SPAN.exec(span) ?? []
      const [opensHour, opensMinutes, closesHour, closesMinutes] = parts.map(Number)
      if (opensHour === undefined || opensMinutes === undefined) return null
      if (closesHour === undefined || closesMinutes === undefined) return null
      const closesMinute = closesHour * 60 + closesMinutes
      hours.push({ weekday, opensMinute: opensHour * 60 + opensMinutes, closesMinute })
    }
  }
  return hours
}
