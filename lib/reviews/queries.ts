import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { providersOf } from '@/lib/listings/people/queries'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { versionHash } from '@/lib/platform/security/secrets'
import { LISTED_STATUSES } from '@/lib/providers/catalogue/traits'
import { findCurrentId } from '@/lib/providers/queries'
import type { Prisma } from '@/prisma/generated/client'
import { countMentions, countStars, knownReasons, type Mention, PAGE_SIZE } from './rules'
import type { OwnReview, OwnReviewLine, QueuedReview, ReceivedPage } from './schema'

const OPEN = { settledAt: null } as const

/** The columns that a decision on a review is based on. */
export const versionSelect = {
  authorName: true,
  rating: true,
  text: true,
  status: true,
  rejection: true,
  decidedAt: true,
  answer: { select: { text: true, createdAt: true } },
  reports: { where: OPEN, orderBy: { id: 'asc' }, select: { reason: true, note: true, createdAt: true } },
} as const satisfies Prisma.ReviewSelect

type Versioned = Prisma.ReviewGetPayload<{ select: typeof versionSelect }>

/** A hash of everything a decision is based on, to detect concurrent changes. */
export function reviewVersion(review: Versioned): string {
  const { authorName, rating, text, status, rejection, decidedAt, answer, reports } = review
  return versionHash([authorName, rating, text, status, rejection, decidedAt, answer && { text: answer.text }, reports])
}

/** More than a family can realistically write. */
const MAX_LISTED = 200

/** The actor's review of a provider (internal id) in any state, or null. */
export async function findOwnReview(actor: SignedInActor, providerId: number): Promise<OwnReview | null> {
  const row = await db().review.findUnique({
    where: { providerId_authorId: { providerId, authorId: actor.id } },
    select: {
      authorName: true,
      rating: true,
      text: true,
      experience: true,
      relation: true,
      status: true,
      heldFor: true,
      rejection: true,
    },
  })
  return row && { ...row, heldFor: knownReasons(row.heldFor) }
}

/** The actor's reviews in any state, newest first. */
export async function findOwnReviews(actor: SignedInActor): Promise<OwnReviewLine[]> {
  const rows = await db().review.findMany({
    where: { authorId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED,
    select: { rating: true, text: true, status: true, provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider, ...review }) => ({ ...review, provider: { id: provider.slug, name: provider.name } }))
}

/** Held reviews, and published ones with open reports. */
const PENDING = {
  OR: [{ status: 'pending' }, { status: 'published', reports: { some: OPEN } }],
} as const satisfies Prisma.ReviewWhereInput

/** Reviews to decide, oldest first, optionally only those in `ids`. For moderators only. */
export async function findQueuedReviews(limit = 200, ids?: readonly number[]): Promise<QueuedReview[]> {
  return findForModerators({ ...PENDING, ...(ids && { id: { in: [...ids] } }) }, limit)
}

/** One review in any state for a moderator, or null. */
export async function findReviewToDecide(id: number): Promise<QueuedReview | null> {
  return (await findForModerators({ id }, 1))[0] ?? null
}

async function findForModerators(where: Prisma.ReviewWhereInput, take: number): Promise<QueuedReview[]> {
  const rows = await db().review.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: {
      ...versionSelect,
      id: true,
      authorId: true,
      experience: true,
      relation: true,
      heldFor: true,
      createdAt: true,
      editedAt: true,
      provider: { select: { slug: true, name: true } },
    },
  })
  return rows.map(({ decidedAt, ...row }) => {
    const { provider, heldFor, ...review } = row
    return {
      ...review,
      heldFor: knownReasons(heldFor),
      provider: { id: provider.slug, name: provider.name },
      version: reviewVersion({ ...row, decidedAt }),
    }
  })
}

/** Condition for the published reviews of the actor's providers, used to read and to answer them. */
export function receivedReviews(actor: SignedInActor) {
  return { status: 'published', provider: providersOf(actor.id, 'speak-for') } as const
}

/** One page of the reviews that the actor may answer, newest first; `unanswered` counts those on all pages. */
export async function findReceivedReviews(actor: SignedInActor, page: number): Promise<ReceivedPage> {
  const where = receivedReviews(actor)
  const [rows, unanswered] = await Promise.all([
    db().review.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE + 1,
      select: {
        id: true,
        authorName: true,
        rating: true,
        text: true,
        experience: true,
        relation: true,
        createdAt: true,
        provider: { select: { slug: true, name: true } },
        answer: { select: { text: true, createdAt: true } },
      },
    }),
    db().review.count({ where: { ...where, answer: null } }),
  ])
  const reviews = rows.slice(0, PAGE_SIZE).map(({ provider, answer, createdAt, ...review }) => ({
    ...review,
    provider: { id: provider.slug, name: provider.name },
    createdAt: createdAt.toISOString(),
    answer: answer && { text: answer.text, createdAt: answer.createdAt.toISOString() },
  }))
  return { reviews, page, hasMore: rows.length > PAGE_SIZE, unanswered }
}

export type ReviewedProvider = { internalId: number; id: string; name: string; isClosed: boolean; isOwn: boolean }

/** The provider of a current or former public id; `isOwn` if the actor is one of its people. Throws NotFoundError. */
export async function findReviewedProvider(
  actor: SignedInActor,
  publicId: string,
  connection: Database | Transaction = db(),
): Promise<ReviewedProvider> {
  const internalId = await findCurrentId(publicId, connection)
  const row =
    internalId &&
    (await connection.provider.findUnique({
      where: { id: internalId },
      select: { slug: true, name: true, status: true, _count: { select: { people: { where: { userId: actor.id } } } } },
    }))
  if (!row) throw new NotFoundError(message('reviews.errors.noProvider'))
  const { slug, name, status, _count } = row
  return { internalId, id: slug, name, isClosed: status === 'closed', isOwn: _count.people > 0 }
}

/** `stars`: how many gave 5, 4, 3, 2 and 1. */
export type ReviewSummary = { stars: number[]; mentions: Mention[] }

/** A cap that no real provider reaches. Beyond it, only the newest count. */
const MAX_SUMMARIZED = 2_000

/** The star counts and mentioned subjects of a provider's published reviews (internal id). */
export async function findReviewSummary(providerId: number): Promise<ReviewSummary> {
  const rows = await db().review.findMany({
    where: { providerId, status: 'published' },
    orderBy: { id: 'desc' },
    take: MAX_SUMMARIZED,
    select: { rating: true, text: true },
  })
  return { stars: countStars(rows.map(({ rating }) => rating)), mentions: countMentions(rows.map(({ text }) => text)) }
}

/** A published review. Throws NotFoundError for any other. */
export async function findPublishedReview(id: number) {
  const row = await db().review.findFirst({
    where: { id, status: 'published' },
    select: {
      authorName: true,
      rating: true,
      text: true,
      provider: { select: { slug: true, name: true } },
      answer: { select: { text: true } },
    },
  })
  if (!row) throw new NotFoundError(message('reviews.errors.noReview'))
  const { provider, answer, ...review } = row
  return { id, ...review, answer: answer?.text ?? null, provider: { id: provider.slug, name: provider.name } }
}

/** Providers that a parent has toured or enrolled at but not reviewed, newest first, with public ids. */
export async function findProvidersToReview({
  id: caregiverId,
}: SignedInActor): Promise<{ id: string; name: string }[]> {
  const rows = await db().provider.findMany({
    where: {
      status: { in: LISTED_STATUSES },
      provenances: { some: { caregiverId } },
      reviews: { none: { authorId: caregiverId } },
    },
    orderBy: { id: 'desc' },
    select: { slug: true, name: true },
  })
  return rows.map(({ slug, name }) => ({ id: slug, name }))
}
