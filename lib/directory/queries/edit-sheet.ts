import 'server-only'
import { createHash } from 'node:crypto'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findStanding } from '@/lib/profiles/queries/profile'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { sheetWords } from '../rules/sheet-words'
import type { EditSheet } from '../types'

const TRAITS = {
  alternateNames: true,
  kind: true,
  careTypes: true,
  programs: true,
  curricula: true,
  accreditations: true,
  languages: true,
  schedules: true,
  ageMinMonths: true,
  ageMaxMonths: true,
  capacity: true,
  registrationFeeCents: true,
  siblingDiscountPercent: true,
} as const

/** Everything of a provider (internal id) that an admin can edit, and which version of it this is. Throws NotFoundError. */
export async function findEditSheet(
  id: number,
  connection: Database | Transaction = db(),
): Promise<{ sheet: EditSheet; version: string }> {
  const traits = await connection.provider.findUnique({ where: { id }, select: TRAITS })
  if (!traits) throw new NotFoundError('There is no such provider.')
  const { live: values } = await findStanding(id, connection)
  const { status, ageBands } = await findFactSheet(id, connection)
  const sheet = { status, values, traits, ageBands }
  return { sheet, version: versionOf(sheet) }
}

/** Another one as soon as anything says something else. */
function versionOf(sheet: EditSheet): string {
  return createHash('sha256')
    .update(JSON.stringify(sheetWords(sheet)))
    .digest('base64url')
    .slice(0, 22)
}
