import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import type { AgeBandFacts } from '@/lib/providers/types'
import type { FactsInput, FactsTyped, OwnFactGroup } from '../schema/facts'

type SubmittedBands = FactsInput['bands']
type Changed = {
  ageBands: { band: AgeBandCode; openings?: number | null; openingsFrom?: null; tuitionWeeklyCents?: number | null }[]
  groups: Extract<OwnFactGroup, 'openings' | 'tuition'>[]
}

/**
 * Bands whose submitted values differ from the stored ones, and the affected fact groups. A new number of openings clears
 * `openingsFrom`.
 */
export function changedBands(stored: readonly AgeBandFacts[], submitted: SubmittedBands): Changed {
  const changed = AGE_BANDS.map(({ code: band }) => {
    const before = stored.find((one) => one.band === band)
    const { openings, tuition } = submitted[band]
    const isOther = openings !== (before?.openings ?? null)
    return {
      band,
      ...(isOther && { openings, openingsFrom: null }),
      ...(tuition !== (before?.tuitionWeeklyCents ?? null) && { tuitionWeeklyCents: tuition }),
    }
  })
  const ageBands = changed.filter((one) => Object.keys(one).length > 1)
  const groups: Changed['groups'] = []
  if (ageBands.some((one) => 'openings' in one)) groups.push('openings')
  if (ageBands.some((one) => 'tuitionWeeklyCents' in one)) groups.push('tuition')
  return { ageBands, groups }
}

/** Stored facts as text for the form. */
export function typedFacts(stored: readonly AgeBandFacts[], isTemporarilyClosed: boolean): FactsTyped {
  const typed = (band: AgeBandCode) => {
    const found = stored.find((one) => one.band === band)
    const cents = found?.tuitionWeeklyCents
    return {
      openings: found?.openings?.toString() ?? '',
      tuition: cents === null || cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2),
    }
  }
  const bands = {
    infant: typed('infant'),
    one: typed('one'),
    two: typed('two'),
    three: typed('three'),
    four: typed('four'),
    school_age: typed('school_age'),
  }
  return { isTemporarilyClosed, bands }
}

type Stated = {
  ageBands: readonly Pick<AgeBandFacts, 'openings' | 'tuitionWeeklyCents'>[]
  hasHours: boolean
  phone: string | null
  email: string | null
  website: string | null
}

/** The fact groups with stated values; only those can be confirmed. */
export function statedGroups({ ageBands, hasHours, phone, email, website }: Stated): OwnFactGroup[] {
  const stated: Record<OwnFactGroup, boolean> = {
    openings: ageBands.some(({ openings }) => openings !== null),
    tuition: ageBands.some(({ tuitionWeeklyCents }) => tuitionWeeklyCents !== null),
    hours: hasHours,
    contact: Boolean(phone || email || website),
  }
  return (['openings', 'tuition', 'hours', 'contact'] as const).filter((group) => stated[group])
}
