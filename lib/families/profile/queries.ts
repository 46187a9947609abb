import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { clockText } from '@/lib/platform/time/dates'
import { dayCodes } from './rules/needs'
import type { Child, Preferences } from './schema'

/** The actor's own children in the order they were entered: the first is the profile's. */
export function findChildren(actor: SignedInActor): Promise<Child[]> {
  return db().child.findMany({
    where: { userId: actor.id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, birthMonth: true, startMonth: true, notes: true },
  })
}

/** The actor's own preferences; all empty before they are first saved. */
export async function findPreferences(actor: SignedInActor): Promise<Preferences> {
  const row = await db().familyPreferences.findUnique({ where: { userId: actor.id } })
  return {
    preferredAmenities: row?.amenities ?? [],
    preferredActivities: row?.activities ?? [],
    weeklyBudgetCents: row?.weeklyBudgetCents ?? null,
    days: dayCodes(row?.days ?? []),
    dropOff: timeOf(row?.dropOffMinute),
    pickUp: timeOf(row?.pickUpMinute),
    homeZip: row?.homeZip ?? null,
    workZip: row?.workZip ?? null,
  }
}

const timeOf = (minute: number | null | undefined) => (minute == null ? null : clockText(minute))
