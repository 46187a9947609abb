import { csvFile } from '@/lib/platform/documents/csv'
import type { AuditLine } from './schema'

const COLUMNS = ['id', 'at', 'what', 'actor', 'subject', 'in words', 'action', 'details']

/** The words for an entry, as on screen. */
export type LineText = { what: (line: AuditLine) => string; details: (line: AuditLine) => string }

/** The audit log as a spreadsheet file. Each entry is given both in words and as codes; people appear by id only. */
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
