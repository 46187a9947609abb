import { daysBetween } from '@/lib/platform/time/dates'
import type { Kind } from '../catalogue/traits'
import type { AgeBandFacts, FactProvenance, FactProvenances } from '../types'
import { AGE_BANDS, type AgeBandCode } from './ages'

/** A fact counts as current for this many days after it was confirmed. */
export const CONFIRMED_DAYS = 60
/** Filters use a fact for this many days after it was confirmed. */
export const STALE_DAYS = 120

/** `fading` and `stale` are shown as "not confirmed since ..."; `stale` is also ignored by filters; `unknown` has no provenance. */
export type Freshness = 'confirmed' | 'fading' | 'stale' | 'unknown'

/** `today` is "YYYY-MM-DD". A date in the future (from a clock that is ahead) counts as confirmed. */
export function freshnessOf(provenance: Pick<FactProvenance, 'confirmedOn'> | undefined, today: string): Freshness {
  if (!provenance) return 'unknown'
  const age = daysBetween(provenance.confirmedOn, today)
  if (age <= CONFIRMED_DAYS) return 'confirmed'
  return age <= STALE_DAYS ? 'fading' : 'stale'
}

/** Whether filters may use this fact. */
export function countsInFilters(freshness: Freshness): boolean {
  return freshness === 'confirmed' || freshness === 'fading'
}

/** A one-line summary of a provider's openings; components/providers/provider-text.ts has the wording. */
export type OpeningsSummary =
  | { state: 'unknown' }
  /** Stated, but too long ago to show as current. */
  | { state: 'unconfirmed'; since: string }
  /** `isPartial`: other bands are not stated, so the provider may not be full. */
  | { state: 'full'; waitlist: number | null; isPartial: boolean }
  /** `from` is set if all of them start later than today. `bands` in order of age; empty means any age. */
  | { state: 'open'; count: number; bands: AgeBandCode[]; from: string | null; confirmedOn: string }

type Source = { kind: Kind; ageBands: AgeBandFacts[]; facts: FactProvenances }

/**
 * Openings without provenance are unknown. With `band`, only that age counts. In a family home all ages share one group, so
 * the same opening is in every band it serves and is counted once, as "any age".
 */
export function summarizeOpenings(provider: Source, today: string, band?: AgeBandCode): OpeningsSummary {
  const provenance = provider.facts.openings
  const rows = provider.ageBands.filter((row) => band === undefined || row.band === band)
  const stated = rows.filter((row) => row.openings !== null)
  if (!provenance || stated.length === 0) return { state: 'unknown' }
  if (freshnessOf(provenance, today) !== 'confirmed') return { state: 'unconfirmed', since: provenance.confirmedOn }

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
  if (provider.kind === 'family_home' && counted.length > 1)
    return { state: 'open', count: Math.max(...counts), bands: [], from, confirmedOn: provenance.confirmedOn }
  return { state: 'open', count: sum(counts), bands: inOrder(counted), from, confirmedOn: provenance.confirmedOn }
}

/** Puts providers with a confirmed opening first, without changing the order otherwise. */
export function openingsFirst<P extends Source>(providers: readonly P[], today: string): P[] {
  const isOpen = (provider: P) => (summarizeOpenings(provider, today).state === 'open' ? 0 : 1)
  return providers.toSorted((a, b) => isOpen(a) - isOpen(b))
}

/** How many similar providers a page shows. */
export const SIMILAR_SHOWN = 4

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function inOrder(rows: AgeBandFacts[]): AgeBandCode[] {
  const codes = rows.map((row) => row.band)
  return AGE_BANDS.map((band) => band.code).filter((code) => codes.includes(code))
}
