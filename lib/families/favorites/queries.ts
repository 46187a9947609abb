import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { translate } from '@/lib/platform/language/translate'
import { versionHash } from '@/lib/platform/security/secrets'
import { dayOf } from '@/lib/platform/time/dates'
import { tagsOf } from '@/lib/providers/catalogue/traits'
import { findByPublicIds, findCards, findSurvivors } from '@/lib/providers/queries'
import { addressLine } from '@/lib/providers/rules/address'
import { hasNotes } from './rules'
import {
  type Favorite,
  type FavoriteNotes,
  type FavoriteProvider,
  type FavoriteResponse,
  scores as storedScores,
} from './schema'

/** The actor's own favorites, newest first, including closed providers. */
export async function findFavorites(actor: SignedInActor, now: Date): Promise<Favorite[]> {
  const rows = await db().favorite.findMany({
    where: { userId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { ...NOTES, providerId: true },
  })
  const providers = await findSavedProviders(
    rows.map(({ providerId }) => providerId),
    now,
  )
  const notesOf = new Map(rows.map(({ providerId, ...row }) => [providerId, toNotes(row)]))
  return providers.flatMap(({ savedIds, ...one }) => {
    const own = savedIds.flatMap((saved) => notesOf.get(saved) ?? [])
    // If two saved providers were merged, the first one with notes is used.
    const notes = own.find(hasNotes) ?? own[0]
    return notes === undefined ? [] : [{ ...one, savedAs: [], id: notes.favoriteId, notes }]
  })
}

export function countFavorites({ id }: Pick<SignedInActor, 'id'>): Promise<number> {
  return db().favorite.count({ where: { userId: id } })
}

export const NOTES = { id: true, note: true, touredOn: true, scores: true } as const
type NotesRow = { id: number; note: string; touredOn: Date | null; scores: unknown }

export function toNotes({ id, note, touredOn, scores }: NotesRow): FavoriteNotes {
  const parsed = storedScores.safeParse(scores)
  const day = touredOn && dayOf(touredOn)
  const notes = { favoriteId: id, note, touredOn: day, scores: parsed.success ? parsed.data : {} }
  return { ...notes, version: versionHash(notes) }
}

/** The providers with these current or former public ids, in their order; unknown ids are skipped. */
export async function findBrowserFavorites(publicIds: readonly string[], now: Date): Promise<FavoriteProvider[]> {
  const requested = await findByPublicIds(publicIds, db())
  const providers = await findSavedProviders([...requested.keys()], now)
  return providers.map(({ savedIds, ...one }) => ({
    ...one,
    savedAs: savedIds.flatMap((id) => requested.get(id) ?? []),
  }))
}

/** Providers that were merged appear once, at the position of the first. */
async function findSavedProviders(internalIds: readonly number[], now: Date) {
  const survivors = await findSurvivors(internalIds)
  const cards = await findCards([...new Set(survivors.map(({ id }) => id))], now)
  return cards.map((provider) => {
    const own = survivors.filter(({ publicId }) => publicId === provider.id)
    return {
      provider,
      formerNames: own.flatMap(({ formerName }) => formerName ?? []),
      savedIds: own.map(({ requestedId }) => requestedId),
    }
  })
}

const traits = translate('en', 'providers.traits')

/** A favorite in the format of the specified API, which is in English. */
export function toResponse({ id, provider, formerNames }: Favorite, caregiverId: number): FavoriteResponse {
  const { photo, rating } = provider
  return {
    id,
    caregiverId,
    daycareId: provider.id,
    daycareName: provider.name,
    daycareAddress: addressLine(provider),
    daycareRating: rating === null ? '' : rating.toFixed(1),
    ...(photo && { daycareImage: photo.src }),
    tags: JSON.stringify(tagsOf(traits, provider).map(({ label }) => label)),
    status: provider.status,
    formerNames,
  }
}
