import { csvFile } from '@/lib/platform/documents/csv'
import type { AuditLine } from './schema'

const COLUMNS = ['id', 'at', 'what', 'actor', 'subject', 'in words', 'action', 'details']

/** How an entry reads on screen. */
export type LineText = { what: (line: AuditLine) => string; details: (line: AuditLine) => string }

/** The audit log as a spreadsheet file: as text and as codes; people by id, as in the log itself. */
export function auditCsv(lines: readonly AuditLine[], say: LineText): string {
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
