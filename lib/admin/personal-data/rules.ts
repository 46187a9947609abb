import type { RateLimit } from '@/lib/platform/security/rate-limit'
import { dayOf } from '@/lib/platform/time/dates'
import type { OwnExport, PersonalTable } from './schema'

const HOUR_MS = 3_600_000
export const EXPORT_DAYS = 7
/** Per person, in 24 hours. */
export const EXPORT_LIMIT: RateLimit = { max: 3, windowSeconds: 86_400 }
/** The most times that the job is tried. */
export const EXPORT_ATTEMPTS = 5

export function exportExpiry(from: Date): Date {
  return new Date(from.getTime() + EXPORT_DAYS * 24 * HOUR_MS)
}

type Row = {
  id: number
  status: 'being_made' | 'ready' | 'failed'
  askedAt: Date
  expiresAt: Date
  bytes: number | null
}

/** An export as its owner sees it. It is promised within a day, so after that it counts as failed, whatever its job does. */
export function asOwnExport({ id, status, askedAt, expiresAt, bytes }: Row, now: Date): OwnExport {
  const line = { id, askedAt: askedAt.toISOString() }
  if (status === 'ready') return { ...line, state: 'ready', until: expiresAt.toISOString(), bytes: bytes ?? 0 }
  const isLate = now.getTime() - askedAt.getTime() > 24 * HOUR_MS
  return { ...line, state: status === 'failed' || isLate ? 'failed' : 'being-made' }
}

/** "sprout-data-2026-11-22.zip" */
export function exportFileName(siteName: string, day: Date): string {
  return `${siteName.toLowerCase()}-data-${dayOf(day)}.zip`
}

export type Person = { id: number; email: string }

/** The SQL condition for a person's rows, and its values. Column names come only from the catalogue. */
export function ownRows(
  foundBy: PersonalTable['foundBy'],
  person: Person,
): { where: string; values: (string | number)[] } {
  const conditions = foundBy.map(({ column, is }, index) =>
    is === 'id' ? `"${column}" = $${index + 1}` : `lower("${column}"::text) = lower($${index + 1}::text)`,
  )
  return { where: conditions.join(' OR '), values: foundBy.map(({ is }) => person[is]) }
}
