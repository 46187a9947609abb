import { csvFile } from '@/lib/platform/csv'
import type { AuditLine } from '../types'

const COLUMNS = ['id', 'at', 'action', 'actor', 'subject', 'details']

/** The log as a file for spreadsheets: people by their numbers, as the log itself has them. */
export function auditCsv(lines: readonly AuditLine[]): string {
  const rows = lines.map(({ id, at, action, actor, subject, details }) => [
    id,
    at.toISOString(),
    action,
    actor?.id ?? null,
    subject?.id ?? null,
    JSON.stringify(details),
  ])
  return csvFile([COLUMNS, ...rows])
}
