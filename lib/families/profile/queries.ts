import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { versionHash } from '@/lib/platform/security/secrets'
import { clockText } from '@/lib/platform/time/dates'
import { dayCodes } from './rules/needs'
import type { SavedChild, SavedPreferences } from './schema'

/** The actor's own children in the order they were entered. The first one is the child of the specified profile API. */
export async function findChildren(actor: SignedInActor): Promise<SavedChild[]> {
  const own = await db().child.findMany({ where: { userId: actor.id }, orderBy: { id: 'asc' }, select: CHILD })
  return own.map((child) => ({ ...child, version: versionHash(child) }))
}

/** The columns of a child; its version is a hash of them. */
export const CHILD = { id: true, name: true, birthMonth: true, startMonth: true, notes: true } as const

/** The actor's own preferences; all empty before they are first saved. */
export async function findPreferences(
  actor: SignedInActor,
  connection: Database | Transaction = db(),
): Promise<SavedPreferences> {
  const row = await connection.familyPreferences.findUnique({ where: { userId: actor.id } })
  const preferences = {
    preferredAmenities: row?.amenities ?? [],
    preferredActivities: row?.activities ?? [],
    weeklyBudgetCents: row?.weeklyBudgetCents ?? null,
    days: dayCodes(row?.days ?? []),
    dropOff: timeOf(row?.dropOffMinute),
    pickUp: timeOf(row?.pickUpMinute),
    homeZip: row?.homeZip ?? null,
    workZip: row?.workZip ?? null,
  }
  return { ...preferences, version: versionHash(preferences) }
}

const timeOf = (minute: number | null | undefined) => (minute == null ? null : clockText(minute))
