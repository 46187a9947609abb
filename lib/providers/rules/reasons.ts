import { mostPerAdult } from '@/lib/places/catalogue/state-facts'
import { licenseStatus } from '../catalogue/traits'
import type { LicenseView, ProviderDetail } from '../types'
import { AGE_BANDS, type AgeBandCode } from './ages'
import { type OpeningsSummary, summarizeOpenings } from './openings'

/** Recorded facts that speak for a provider. The page shows the source of each; none is a promise. */
export type Reason =
  | { code: 'ratio'; band: AgeBandCode; children: number; limit: number; state: string }
  | { code: 'reviews'; rating: number; count: number }
  | { code: 'license'; license: LicenseView & { issuedOn: string } }
  | { code: 'inspection'; day: string }
  | { code: 'openings'; openings: OpeningsSummary & { state: 'open' } }
  | { code: 'reply'; percent: number }

/** A card needs this many reasons to be shown, and shows at most this many. */
export const REASONS = { fewest: 2, most: 4 } as const
/** Minimums: number of reviews and stars for a rating to be a reason, and percent for replies. */
export const REASON_RULES = { reviews: 5, stars: 4, replies: 90 } as const

type Facts = Pick<
  ProviderDetail,
  'kind' | 'state' | 'ageBands' | 'licenses' | 'inspections' | 'rating' | 'reviewCount' | 'facts'
>
/** The percentage of families that got a reply in time; null if too few were measured. */
type Reply = { percent: number } | null

/** Strongest first. `today` is "2026-11-22", in the provider's time zone. */
export function reasonsFor(provider: Facts, reply: Reply, today: string): Reason[] {
  const found = [
    ratio(provider),
    reviews(provider),
    license(provider, today),
    inspection(provider),
    openings(provider, today),
    reply && reply.percent >= REASON_RULES.replies ? ({ code: 'reply', percent: reply.percent } as const) : null,
  ]
  return found.filter((one) => one !== null).slice(0, REASONS.most)
}

/** The age band with fewer children per adult than the state allows in a center; of several, the one with the lowest share of the limit. */
function ratio({ kind, state, ageBands }: Facts): Reason | null {
  const better = AGE_BANDS.flatMap(({ code }) => {
    const limit = mostPerAdult(state, kind, code)
    if (limit === null) return []
    const children = ageBands.find(({ band }) => band === code)?.childrenPerAdult ?? limit
    return children < limit ? [{ code: 'ratio' as const, band: code, children, limit, state }] : []
  })
  return better.toSorted((a, b) => a.children / a.limit - b.children / b.limit)[0] ?? null
}

function reviews({ rating, reviewCount: count }: Facts): Reason | null {
  const isEnough = rating !== null && rating >= REASON_RULES.stars && count >= REASON_RULES.reviews
  return isEnough ? { code: 'reviews', rating, count } : null
}

/** The oldest license in force that has an issue date. */
function license({ licenses }: Facts, today: string): Reason | null {
  const inForce = licenses.filter(
    ({ status, expiresOn }) =>
      (licenseStatus(status)?.isInForce ?? true) &&
      status !== 'probation' &&
      (expiresOn === null || expiresOn >= today),
  )
  const dated = inForce.flatMap((one) => (one.issuedOn === null ? [] : [{ ...one, issuedOn: one.issuedOn }]))
  const [oldest] = dated.toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn))
  return oldest ? { code: 'license', license: oldest } : null
}

/** Only the newest inspection counts. */
function inspection({ inspections }: Facts): Reason | null {
  const [newest] = inspections.toSorted((a, b) => b.inspectedOn.localeCompare(a.inspectedOn))
  return newest?.violations === 0 ? { code: 'inspection', day: newest.inspectedOn } : null
}

function openings(provider: Facts, today: string): Reason | null {
  const summary = summarizeOpenings(provider, today)
  return summary.state === 'open' ? { code: 'openings', openings: summary } : null
}
