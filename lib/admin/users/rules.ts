import { csvFile } from '@/lib/platform/documents/csv'
import type { AuditLine } from './schema'

const COLUMNS = ['id', 'at', 'what', 'actor', 'subject', 'in words', 'action', 'details']

/** What a line says to people. */
export type SayLine = { what: (line: AuditLine) => string; details: (line: AuditLine) => string }

/** The log as a file for spreadsheets: in words and in its own codes; people by their numbers, as the log itself has them. */
export function auditCsv(lines: readonly AuditLine[], say: SayLine): string {
  const rows = lines.map((line) => [
    line.id,
    line.at.toISOString(),
    say.what(line),
    line.actor?.id ?? null,
    line.subject?.id ?? null,
    say.details(line),
    line.action,
    JSON.stringify(line.details),
  ])
  return csvFile([COLUMNS, ...rows])
}
