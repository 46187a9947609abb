import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { acceptReview } from '@/lib/reviews/commands/moderation'
import { writeReview } from '@/lib/reviews/commands/write-review'
import type { ReviewInput } from '@/lib/reviews/schema'
import { createActor } from '../accounts/actors'
import { addProviderManager } from '../enrollment/conversation'
import { addLocation, addProvider } from '../providers/add-provider'

export const REVIEWED_AT = new Date('2026-11-22T15:00:00Z')
export const REVIEW_INPUT = {
  rating: 4,
  experience: 'toured',
  text: 'Kind teachers, and a yard with shade.',
  nameStyle: 'first-name',
} as const satisfies Omit<ReviewInput, 'daycareId'>

/** A provider and its manager. */
export async function reviewedProvider() {
  await addLocation()
  const { id } = await addProvider()
  const chris = await createActor('careprovider')
  await addProviderManager(id, chris)
  const { slug, name } = await db().provider.findUniqueOrThrow({ where: { id } })
  return { chris, provider: { id, slug, name } }
}

/** Sends a review; returns its id and the response to its author. */
export async function addReview(
  author: SignedInActor,
  daycareId: string,
  change: Partial<ReviewInput> = {},
  at = REVIEWED_AT,
) {
  const written = await writeReview(author, { ...REVIEW_INPUT, daycareId, ...change }, at)
  const { id } = await db().review.findFirstOrThrow({ where: { authorId: author.id }, orderBy: { id: 'desc' } })
  return { id, ...written }
}

/** A parent whose review of this provider is published. */
export async function publishedReview(daycareId: string, change: Partial<ReviewInput> = {}) {
  const pat = await createActor('caregiver')
  const { id } = await addReview(pat, daycareId, change)
  await acceptReview(null, id, REVIEWED_AT)
  return { pat, id }
}

/** A person's notifications, oldest first. */
export async function siteNotificationsOf({ id: userId }: { id: number }) {
  const rows = await db().notification.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(({ kind, facts }) => ({ kind, facts }))
}

export async function ratingOf(id: number) {
  const columns = { reviewCount: true, ratingAverage: true }
  const page = await db().provider.findUniqueOrThrow({ where: { id }, select: columns })
  const search = await db().providerSearchDocument.findUniqueOrThrow({ where: { providerId: id }, select: columns })
  expect(search).toEqual(page)
  return [page.reviewCount, page.ratingAverage]
}
