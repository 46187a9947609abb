import { addMonths } from '@/lib/families/profile/rules/needs'
import { stateName } from '@/lib/places/rules/place-names'
import { SITE } from '@/lib/platform/config/site'
import { addDays } from '@/lib/platform/time/dates'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'

/** The first day of the month `months` later: 2026-11-20 and 1 give 2026-12-01. */
export const monthStartAfter = (day: string, months: number): string => `${addMonths(day.slice(0, 7), months)}-01`

type Facts = NonNullable<ProviderDraft['facts']>
type Group = keyof Facts

/** Days since a fact was last confirmed: fresh (to 60), fading (to 120), or out of filters. */
const AGES: Record<
  'full' | 'partial',
  Record<'openings' | 'others', readonly (readonly [[number, number], number])[]>
> = {
  full: {
    openings: [
      [[1, 58], 68],
      [[61, 118], 18],
      [[121, 330], 14],
    ],
    others: [
      [[1, 58], 45],
      [[61, 118], 30],
      [[121, 400], 25],
    ],
  },
  partial: {
    openings: [
      [[1, 58], 30],
      [[61, 118], 28],
      [[121, 420], 42],
    ],
    others: [
      [[1, 58], 20],
      [[61, 118], 25],
      [[121, 520], 55],
    ],
  },
}

type Source = { source: 'provider' | 'staff' | 'parent'; sourceName: string }

const SOURCES: readonly (readonly [Source, number])[] = [
  [{ source: 'provider', sourceName: 'the provider' }, 86],
  [{ source: 'staff', sourceName: 'directory staff, by phone' }, 9],
  [{ source: 'parent', sourceName: 'a parent who visited' }, 5],
]

/** The date of the invented state list that licenses and list-only providers come from: the first of last month. */
export function stateListDay(today: string): string {
  return monthStartAfter(today, -1)
}

const OFFICES: Record<string, string> = { FL: 'DCF', GA: 'DECAL' }
const office = `${stateName(SITE.homeState)} ${OFFICES[SITE.homeState] ?? 'licensing office'}`
export const STATE_OFFICE = `${office} (sample)`
export const STATE_LIST = `${office} list (sample)`

/** Provenance of every fact group that the provider has. */
export function factsOf(outline: Outline, known: Record<Group, boolean>, today: string): Facts {
  const random = outline.random.fork('stamps')
  const fromList = { source: 'state_file', sourceName: STATE_LIST, confirmedOn: stateListDay(today) } as const
  const facts: Facts = {}
  for (const group of ['openings', 'tuition', 'hours', 'contact'] as const) {
    const groupRandom = random.fork(group)
    if (!known[group]) continue
    facts[group] =
      outline.detailLevel === 'file' ? fromList : confirmedFact(groupRandom, outline.detailLevel, group, today)
  }
  if (known.license) facts.license = fromList
  return facts
}

function confirmedFact(random: Random, detailLevel: 'full' | 'partial', group: Group, today: string) {
  const [youngest, oldest] = random.weighted(AGES[detailLevel][group === 'openings' ? 'openings' : 'others'])
  return { ...random.weighted(SOURCES), confirmedOn: addDays(today, -random.int(youngest, oldest)) }
}

type Fees = Partial<Pick<ProviderDraft, 'capacity' | 'registrationFeeCents' | 'siblingDiscountPercent'>>

/** Capacity and fees; a state list has only the capacity. */
export function feesOf({ kind, detailLevel, random: root }: Outline): Fees {
  const random = root.fork('fees')
  const [min, max] = {
    center: [38, 176],
    family_home: [6, 10],
    faith: [36, 120],
    school: [40, 160],
    head_start: [40, 140],
  }[kind] as [number, number]
  const isLargeHome = kind === 'family_home' && root.fork('capacity').chance(0.2)
  const capacity = isLargeHome ? 12 : random.int(min, max)
  const fees: Fees = {}
  if (random.chance({ full: 0.93, partial: 0.75, file: 0.9 }[detailLevel])) fees.capacity = capacity
  if (detailLevel === 'full' && kind !== 'head_start') {
    if (random.chance(0.5)) fees.registrationFeeCents = random.int(8, 35) * 500
    if (random.chance(0.42)) fees.siblingDiscountPercent = random.pick([5, 10, 10, 10, 15])
  }
  return fees
}

/** About one in thirty has a sponsored placement, some of them expired. */
export function sponsoredUntil({ status, detailLevel, kind, random: root }: Outline, today: string): string | null {
  const random = root.fork('sponsored')
  if (status !== 'open' || detailLevel !== 'full' || kind !== 'center' || !random.chance(0.08)) return null
  return `${addDays(today, random.chance(0.8) ? random.int(60, 200) : -random.int(3, 60))}T00:00:00Z`
}
