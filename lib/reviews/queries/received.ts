import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { providersOf } from '@/lib/provider-people/queries/own'
import { PAGE_SIZE } from '../rules/limits'
import type { ReceivedPage } from '../types'

/** Published reviews of the providers that the actor speaks for: the one condition under which any is read or answered. */
export function receivedReviews(actor: SignedInActor) {
  return { status: 'published', provider: providersOf(actor.id, 'speak-for') } as const
}

/** A page of them, the newest first; `unanswered` counts those of all pages. */
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
