import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findZip } from '@/lib/locations/queries/find-location'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import { minuteOf } from '@/lib/providers/rules/clock-text'
import { dayNumbers } from '../rules/days'
import type { PreferencesInput } from '../schema/preferences'

/** Keeps what a family needs, in place of what was there. Throws InvalidInputError for a ZIP code that does not exist. */
export async function savePreferences(actor: SignedInActor, input: PreferencesInput, now: Date): Promise<void> {
  await checkZips(input)
  const row = {
    amenities: input.preferredAmenities,
    activities: input.preferredActivities,
    weeklyBudgetCents: input.weeklyBudgetCents,
    days: dayNumbers(input.days),
    dropOffMinute: minutes(input.dropOff),
    pickUpMinute: minutes(input.pickUp),
    homeZip: input.homeZip,
    workZip: input.workZip,
    updatedAt: now,
  }
  const own = { userId: actor.id }
  await db().familyPreferences.upsert({ where: own, create: { ...own, ...row }, update: row })
}

async function checkZips({ homeZip, workZip }: PreferencesInput): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [field, zip] of Object.entries({ homeZip, workZip }))
    if (zip !== null && !(await findZip(zip))) fields[field] = `We do not know the ZIP code ${zip}.`
  const [sentence] = Object.values(fields)
  if (sentence !== undefined) throw new InvalidInputError(sentence, fields)
}

const minutes = (time: string | null) => (time === null ? null : minuteOf(time))
