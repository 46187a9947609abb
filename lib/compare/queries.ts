import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findChildren, findPreferences } from '@/lib/families/queries'
import { monthOf } from '@/lib/families/rules/months'
import type { Preferences } from '@/lib/families/types'
import { findFavorites, findKeptProviders } from '@/lib/favorites/queries'
import type { FavoriteNotes, KeptProvider } from '@/lib/favorites/types'
import { needsOf } from '@/lib/fit/rules/needs-of'
import { findZip } from '@/lib/locations/queries/find-location'
import { db } from '@/lib/platform/db'
import { tokenHash } from '@/lib/platform/secrets'
import { findComparedColumns } from '@/lib/providers/queries/compared-columns'
import { MOST_COMPARED } from './catalogue'
import { weightsSchema } from './schema'
import type { Choice, Compared, Family, HomePlace } from './types'

/** One's own newest favorites with what they are compared by. */
export async function findCompared(actor: SignedInActor, now: Date): Promise<Compared[]> {
  return withColumns((await findFavorites(actor, now)).slice(0, MOST_COMPARED))
}

/** The same for what a browser keeps. */
export async function findComparedKept(publicIds: readonly string[], now: Date): Promise<Compared[]> {
  return withColumns((await findKeptProviders(publicIds, now)).slice(0, MOST_COMPARED))
}

export async function findChoice(actor: Pick<SignedInActor, 'id'>): Promise<Choice> {
  const row = await db().comparison.findUnique({ where: { userId: actor.id } })
  const weights = weightsSchema.safeParse(row?.weights ?? {})
  return {
    childId: row?.childId ?? null,
    weights: weights.success ? weights.data : {},
    linkMadeAt: row?.linkMadeAt?.toISOString() ?? null,
  }
}

/** What the family needs for the chosen child, or the first one. */
export async function findFamily(actor: SignedInActor, childId: number | null, now: Date): Promise<Family> {
  const [own, preferences] = await Promise.all([findChildren(actor), findPreferences(actor)])
  const child = own.find(({ id }) => id === childId) ?? own[0] ?? null
  const { preferredAmenities: amenities, preferredActivities: activities } = preferences
  const places = await placesOf(preferences)
  return { needs: needsOf(child, preferences, monthOf(now)), wishes: { amenities, activities, places } }
}

/** Who made the link with this secret; null for one that was revoked or never was, and while the account is closed. */
export async function findSharer(token: string): Promise<SignedInActor | null> {
  const row = await db().comparison.findFirst({
    where: { linkHash: tokenHash(token), user: { status: 'active', role: 'caregiver' } },
    select: { user: { select: { id: true, role: true, email: true, firstName: true, lastName: true } } },
  })
  return row && { kind: 'user', ...row.user }
}

async function withColumns(kept: readonly (KeptProvider & { notes?: FavoriteNotes })[]): Promise<Compared[]> {
  const columns = await findComparedColumns(kept.map(({ provider }) => provider.id))
  return kept.flatMap(({ provider, formerNames, notes }) => {
    const more = columns.get(provider.id)
    return more ? [{ candidate: { ...provider, ...more }, formerNames, ...(notes && { notes }) }] : []
  })
}

async function placesOf({ homeZip, workZip }: Preferences): Promise<HomePlace[]> {
  const named = [
    { of: 'home' as const, zip: homeZip },
    { of: 'work' as const, zip: workZip },
  ]
  const found = await Promise.all(
    named.map(async ({ of, zip }) => {
      const place = zip === null ? null : await findZip(zip)
      return place ? [{ of, zip: place.zip, latitude: place.latitude, longitude: place.longitude }] : []
    }),
  )
  return found.flat()
}
