import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findZip } from '@/lib/places/queries/locations'
import { db } from '@/lib/platform/database/client'
import { tokenHash } from '@/lib/platform/security/secrets'
import { findComparedColumns } from '@/lib/providers/queries'
import { findBrowserFavorites, findFavorites } from '../favorites/queries'
import type { FavoriteNotes, FavoriteProvider } from '../favorites/schema'
import { needsOf } from '../fit/rules/needs'
import { findChildren, findPreferences } from '../profile/queries'
import { monthOf } from '../profile/rules/needs'
import type { Child, Preferences } from '../profile/schema'
import { MAX_COMPARED } from './rules/criteria'
import { type Compared, type ComparisonChoice, type Family, type HomePlace, weightsSchema } from './schema'

/** The actor's newest favorites with the facts they are compared by. */
export async function findCompared(actor: SignedInActor, now: Date): Promise<Compared[]> {
  return addComparedFacts((await findFavorites(actor, now)).slice(0, MAX_COMPARED))
}

/** The same for the favorites stored in a browser, or any other providers. */
export async function findComparedInBrowser(publicIds: readonly string[], now: Date): Promise<Compared[]> {
  return addComparedFacts((await findBrowserFavorites(publicIds, now)).slice(0, MAX_COMPARED))
}

export async function findComparisonChoice(actor: Pick<SignedInActor, 'id'>): Promise<ComparisonChoice> {
  const row = await db().comparison.findUnique({ where: { userId: actor.id } })
  const weights = weightsSchema.safeParse(row?.weights ?? {})
  return {
    childId: row?.childId ?? null,
    weights: weights.success ? weights.data : {},
    linkMadeAt: row?.linkMadeAt?.toISOString() ?? null,
  }
}

/** The family's needs for the chosen child, or for the first one. */
export async function findFamily(
  actor: SignedInActor,
  childId: number | null,
  now: Date,
  profile?: Profile,
): Promise<Family> {
  const families = await findFamilies(actor, now, profile)
  return families.find(({ child }) => child?.id === childId) ?? families[0]
}

/** The age in months, when care starts, of the child that favorites are compared for; null without a child. */
export async function findComparedAge(actor: SignedInActor, now: Date): Promise<number | null> {
  const { childId } = await findComparisonChoice(actor)
  return (await findFamily(actor, childId, now)).needs.ageMonths
}

/** A family's children and preferences, if the caller has already read them. */
type Profile = { own: readonly Child[]; preferences: Preferences }

/** The family's needs, once for each child; once without a child if it has none. */
export async function findFamilies(actor: SignedInActor, now: Date, profile?: Profile): Promise<[Family, ...Family[]]> {
  const [[first = null, ...others], preferences] = await Promise.all([
    profile?.own ?? findChildren(actor),
    profile?.preferences ?? findPreferences(actor),
  ])
  const { preferredAmenities: amenities, preferredActivities: activities } = preferences
  const wishes = { amenities, activities, places: await placesOf(preferences) }
  const familyOf = (child: Child | null): Family => ({
    child,
    needs: needsOf(child, preferences, monthOf(now)),
    wishes,
  })
  return [familyOf(first), ...others.map(familyOf)]
}

/** The owner of the link with this token; null if the link was revoked or never existed, or the account is closed. */
export async function findLinkOwner(token: string): Promise<SignedInActor | null> {
  const row = await db().comparison.findFirst({
    where: { linkHash: tokenHash(token), user: { status: 'active', role: 'caregiver' } },
    select: { user: { select: { id: true, role: true, email: true, firstName: true, lastName: true, locale: true } } },
  })
  return row && { kind: 'user', ...row.user }
}

async function addComparedFacts(
  favorites: readonly (FavoriteProvider & { notes?: FavoriteNotes })[],
): Promise<Compared[]> {
  const columns = await findComparedColumns(favorites.map(({ provider }) => provider.id))
  return favorites.flatMap(({ provider, formerNames, notes }) => {
    const facts = columns.get(provider.id)
    return facts ? [{ candidate: { ...provider, ...facts }, formerNames, ...(notes && { notes }) }] : []
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
