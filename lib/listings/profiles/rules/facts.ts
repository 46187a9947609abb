import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import type { AgeBandFacts } from '@/lib/providers/types'
import type { FactsInput, FactsTyped, OwnFactGroup } from '../schema/facts'

type Said = FactsInput['bands']
type Changed = {
  ageBands: { band: AgeBandCode; openings?: number | null; openingsFrom?: null; tuitionWeeklyCents?: number | null }[]
  groups: Extract<OwnFactGroup, 'openings' | 'tuition'>[]
}

/** What is said otherwise than it is stored, by band, and the fact groups that this touches. A day from which a place opens goes with the old figure. */
export function changedBands(stored: readonly AgeBandFacts[], said: Said): Changed {
  const changed = AGE_BANDS.map(({ code: band }) => {
    const before = stored.find((one) => one.band === band)
    const { openings, tuition } = said[band]
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

/** Stored facts as the editor shows them. */
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

/** The fact groups of which a page states something: only that can be confirmed. */
export function statedGroups({ ageBands, hasHours, phone, email, website }: Stated): OwnFactGroup[] {
  const stated: Record<OwnFactGroup, boolean> = {
    openings: ageBands.some(({ openings }) => openings !== null),
    tuition: ageBands.some(({ tuitionWeeklyCents }) => tuitionWeeklyCents !== null),
    hours: hasHours,
    contact: Boolean(phone || email || website),
  }
  return (['openings', 'tuition', 'hours', 'contact'] as const).filter((group) => stated[group])
}
