import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { type FactSheet, findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { statedGroups } from '../rules/stated-groups'
import type { OwnFactGroup } from '../schema/facts'
import { findStanding } from './profile'

type Stated = FactSheet & { values: Awaited<ReturnType<typeof findStanding>>['live']; stated: OwnFactGroup[] }

/** What a page (internal id) states, and of which groups it states something. */
export async function findStated(id: number, connection: Database | Transaction = db()): Promise<Stated> {
  const sheet = await findFactSheet(id, connection)
  const { live } = await findStanding(id, connection)
  const stated = statedGroups({ ...live, ageBands: sheet.ageBands, hasHours: live.hours.length > 0 })
  return { ...sheet, values: live, stated }
}
