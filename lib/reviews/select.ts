import 'server-only'
import { createHash } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'

const OPEN = { settledAt: null } as const

/** The columns that a decision about a review builds on. */
export const versionSelect = {
  authorName: true,
  rating: true,
  text: true,
  status: true,
  rejection: true,
  decidedAt: true,
  answer: { select: { text: true } },
  reports: { where: OPEN, orderBy: { id: 'asc' }, select: { reason: true, note: true, createdAt: true } },
} as const satisfies Prisma.ReviewSelect

type Versioned = Prisma.ReviewGetPayload<{ select: typeof versionSelect }>

/** Changes with anything that somebody deciding has to have read. */
export function reviewVersion(review: Versioned): string {
  const { authorName, rating, text, status, rejection, decidedAt, answer, reports } = review
  const read = JSON.stringify([authorName, rating, text, status, rejection, decidedAt, answer, reports])
  return createHash('sha256').update(read).digest('base64url').slice(0, 22)
}
