import { parentName } from '@/lib/accounts/rules/account'
import type { RateLimit } from '@/lib/platform/security/rate-limit'
import type { ReviewerRelation } from '@/prisma/generated/enums'

export const REVIEW_LIMITS = { textMin: 20, text: 3_000, answer: 2_000, note: 1_000 } as const
/** From this many other reviews within a day, a new review is held. */
export const BURST = { ofProvider: 5, byAuthor: 3 } as const
export const BURST_WITHIN_MS = 24 * 3_600_000
/** Reviews on a page of a provider's dashboard. */
export const PAGE_SIZE = 20

/** Reviews and answers submitted by one person, including corrections. */
export const WRITING_RATE: RateLimit = { max: 20, windowSeconds: 3_600 }
export const REPORT_RATE: RateLimit = { max: 20, windowSeconds: 86_400 }

type Person = { firstName: string; lastName: string }

/** How an author's name is shown. */
export const NAME_STYLES = ['first-name', 'initials'] as const
export type NameStyle = (typeof NAME_STYLES)[number]

/** "Dana M." or "D. M." */
export function reviewName(person: Person, style: NameStyle): string {
  if (style === 'first-name') return parentName(person)
  return [person.firstName, person.lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .join('. ')
    .concat('.')
}

const WEIGHT = { none: 0, toured: 1, enrolled: 2 } satisfies Record<ReviewerRelation, number>

/** The strongest of a reviewer's confirmed relations: an enrollment outranks a tour. */
export function strongestRelation(confirmed: readonly ReviewerRelation[]): ReviewerRelation {
  return confirmed.reduce((best, one) => (WEIGHT[one] > WEIGHT[best] ? one : best), 'none')
}
