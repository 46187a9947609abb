import { daysBetween } from '@/lib/platform/time/dates'
import type { Kind } from '../catalogue/traits'
import type { AgeBandFacts, FactProvenance, FactProvenances } from '../types'
import { AGE_BANDS, type AgeBandCode } from './ages'

/** Until this many days after it was confirmed a fact counts as true today (product.md, "A source and a date"). */
export const CONFIRMED_DAYS = 60
/** Until this many days it is still found by filters; after that it leaves them. */
export const STALE_DAYS = 120

/** `fading` and `stale` are shown as "not confirmed since ..."; `stale` is also out of filters; `unknown` has no stamp. */
export type Freshness = 'confirmed' | 'fading' | 'stale' | 'unknown'

/** `today` is "YYYY-MM-DD". A stamp from the future (a clock that is ahead) counts as confirmed. */
export function freshnessOf(stamp: Pick<FactProvenance, 'confirmedOn'> | undefined, today: string): Freshness {
  if (!stamp) return 'unknown'
  const age = daysBetween(stamp.confirmedOn, today)
  if (age <= CONFIRMED_DAYS) return 'confirmed'
  return age <= STALE_DAYS ? 'fading' : 'stale'
}

/** Whether a filter may find a provider by this fact. */
export function countsInFilters(freshness: Freshness): boolean {
  return freshness === 'confirmed' || freshness === 'fading'
}

/** What can be said of a provider's openings in one line; components/providers/messages.ts says it in words. */
export type OpeningsSummary =
  | { state: 'unknown' }
  /** Said once, but too long ago to repeat. */
  | { state: 'unconfirmed'; since: string }
  /** `isPartial`: other bands did not state theirs, so "full" would say too much. */
  | { state: 'full'; waitlist: number | null; isPartial: boolean }
  /** `from` is set when every one of them starts later than today. `bands` in order of age; empty is any age. */
  | { state: 'open'; count: number; bands: AgeBandCode[]; from: string | null; confirmedOn: string }

type Source = { kind: Kind; ageBands: AgeBandFacts[]; facts: FactProvenances }

/**
 * Openings without a stamp are unknown. With `band` only that age counts. In a family home ages share one group, so the
 * same place stands in every band it serves and is counted once, as "any age".
 */
export function summarizeOpenings(provider: Source, today: string, band?: AgeBandCode): OpeningsSummary {
  const stamp = provider.facts.openings
  const rows = provider.ageBands.filter((row) => band === undefined || row.band === band)
  const stated = rows.filter((row) => row.openings !== null)
  if (!stamp || stated.length === 0) return { state: 'unknown' }
  if (freshnessOf(stamp, today) !== 'confirmed') return { state: 'unconfirmed', since: stamp.confirmedOn }

  const open = stated.filter((row) => (row.openings ?? 0) > 0)
  if (open.length === 0) {
    const lists = stated.flatMap((row) => row.waitlist ?? [])
    const waitlist = lists.length > 0 ? sum(lists) : null
    return { state: 'full', waitlist, isPartial: stated.length < rows.length }
  }
  const now = open.filter((row) => row.openingsFrom === null || row.openingsFrom <= today)
  const counted = now.length > 0 ? now : open
  const from = now.length > 0 ? null : (open.map((row) => row.openingsFrom ?? '').toSorted()[0] ?? null)
  const counts = counted.map((row) => row.openings ?? 0)
  if (provider.kind === 'family_home' && band === undefined && counted.length > 1)
    return { state: 'open', count: Math.max(...counts), bands: [], from, confirmedOn: stamp.confirmedOn }
  return { state: 'open', count: sum(counts), bands: inOrder(counted), from, confirmedOn: stamp.confirmedOn }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function inOrder(rows: AgeBandFacts[]): AgeBandCode[] {
  const codes = rows.map((row) => row.band)
  return AGE_BANDS.map((band) => band.code).filter((code) => codes.includes(code))
}
