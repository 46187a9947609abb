import type { AuditLine } from '../types'

const COLUMNS = ['id', 'at', 'action', 'actor', 'subject', 'details']

/**
 * The log as a file for spreadsheets (RFC 4180): people by their numbers, as the log itself has them. Every cell is a number, a time, a
 * code of ours or JSON, which begins with a brace, so that nothing in it can be a formula.
 */
export function auditCsv(lines: readonly AuditLine[]): string {
  const rows = lines.map(({ id, at, action, actor, subject, details }) => [
    id,
    at.toISOString(),
    action,
    actor?.id ?? '',
    subject?.id ?? '',
    `"${JSON.stringify(details).replaceAll('"', '""')}"`,
  ])
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}
