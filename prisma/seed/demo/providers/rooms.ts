import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'
import { monthStartAfter } from './provenance'

/** Months, inclusive; 1 stands for six weeks, 155 for twelve years. */
export type Ages = { ageMinMonths: number; ageMaxMonths: number }

/** The ages a provider takes; null if not stated, as for most providers known only from a state list. */
export function agesOf(outline: Outline): Ages | null {
  const random = outline.random.fork('ages')
  const known = { full: 1, partial: 0.88, file: 0.35 }[outline.detailLevel]
  const range = rangeOf(outline, random)
  return random.chance(known) ? range : null
}

/** Providers without school-age care have five-year-olds in the oldest room, without a separate room for them. */
const OLDEST_BEFORE_SCHOOL = 71

/** The rooms that overlap with an age range by at least half a year. */
export function roomsOf(ages: Ages) {
  return AGE_BANDS.filter((band) =>
    band.code === 'school_age'
      ? ages.ageMaxMonths > OLDEST_BEFORE_SCHOOL
      : ages.ageMinMonths <= band.maxMonths - 5 && ages.ageMaxMonths >= band.minMonths + 5,
  )
}

function rangeOf({ kind, careTypes, isMontessori }: Outline, random: Random): Ages {
  const takes = (type: (typeof careTypes)[number]) => careTypes.includes(type)
  const untilSchool = random.weighted([
    [71, 6],
    [59, 4],
  ])
  const afterSchool = random.weighted([
    [155, 6],
    [143, 3],
    [131, 1],
  ])
  if (isMontessori)
    return {
      ageMinMonths: takes('daycare') ? random.pick([1, 12, 18]) : random.pick([30, 36, 36, 24]),
      ageMaxMonths: random.weighted([
        [71, 8],
        [143, 2],
      ]),
    }
  switch (kind) {
    case 'family_home':
      return {
        ageMinMonths: random.pick([0, 1, 1, 1, 6, 12]),
        ageMaxMonths: takes('after_school') ? afterSchool : untilSchool,
      }
    case 'head_start':
      return { ageMinMonths: takes('daycare') ? 1 : 36, ageMaxMonths: 59 }
    case 'school':
      return {
        ageMinMonths: takes('preschool') ? random.pick([36, 48]) : 60,
        ageMaxMonths: takes('after_school') ? afterSchool : 71,
      }
    case 'faith':
    case 'center':
      return {
        ageMinMonths: takes('daycare')
          ? random.weighted([
              [1, 62],
              [3, 8],
              [6, 6],
              [12, 16],
              [24, 8],
            ])
          : random.pick([24, 24, 30, 36]),
        ageMaxMonths: takes('after_school') ? afterSchool : takes('preschool') ? untilSchool : 47,
      }
  }
}

export type Rooms = NonNullable<ProviderDraft['ageBands']>

/** Younger rooms cost more (more adults) and are rarely free. */
const PRICE_OF_INFANT: Record<AgeBandCode, number> = {
  infant: 1,
  one: 0.93,
  two: 0.86,
  three: 0.78,
  four: 0.73,
  school_age: 0.42,
}
const CHANCE_FULL: Record<AgeBandCode, number> = {
  infant: 0.7,
  one: 0.58,
  two: 0.5,
  three: 0.4,
  four: 0.36,
  school_age: 0.3,
}

/** Openings, tuition and staff ratio of each room; empty for providers known only from a state list. */
export function ageBandsOf(outline: Outline, ages: Ages | null, today: string): Rooms {
  if (!ages || outline.detailLevel === 'file') return []
  const random = outline.random.fork('rooms')
  const statedFacts = {
    openings: random.chance({ full: 0.95, partial: 0.68 }[outline.detailLevel]),
    tuition: outline.kind !== 'head_start' && random.chance({ full: 0.9, partial: 0.66 }[outline.detailLevel]),
    ratio: random.chance({ full: 0.72, partial: 0.3 }[outline.detailLevel]),
  }
  const infantWeekly = outline.city.infantWeekly * priceLevelOf(outline, random)
  const homeOpenings = random.weighted([
    [0, 5],
    [1, 4],
    [2, 1],
  ])
  return roomsOf(ages).map(({ code }) => {
    const room = random.fork(code)
    const openings =
      outline.kind === 'family_home'
        ? // One group of mixed ages: its openings are for any age.
          { openings: homeOpenings }
        : openingsOf(room, code, today)
    return {
      band: code,
      ...(statedFacts.openings && outline.status === 'open' ? openings : {}),
      ...(statedFacts.tuition ? { tuitionWeeklyCents: toFiveDollars(infantWeekly * priceOf(code, outline)) } : {}),
      ...(statedFacts.ratio
        ? { childrenPerAdult: Math.max(2, HOME_FACTS.ratios[code] - room.pick(FEWER_THAN_ALLOWED[code])) }
        : {}),
    }
  })
}

const FEWER_THAN_ALLOWED: Record<AgeBandCode, readonly number[]> = {
  infant: [0, 0, 0, 1],
  one: [0, 0, 1, 1, 2],
  two: [1, 2, 3, 3, 5],
  three: [0, 2, 3, 5],
  four: [2, 4, 5, 8],
  school_age: [3, 5, 5, 10],
}

/** School-age care is a few hours a day, except where tuition covers the school day. */
function priceOf(code: AgeBandCode, { isMontessori }: Outline): number {
  return isMontessori && code === 'school_age' ? 0.7 : PRICE_OF_INFANT[code]
}

function openingsOf(random: Random, code: AgeBandCode, today: string): Partial<Rooms[number]> {
  if (random.chance(0.12)) return {}
  if (random.chance(CHANCE_FULL[code]))
    return { openings: 0, ...(random.chance(0.6) ? { waitlist: random.int(1, code === 'infant' ? 14 : 8) } : {}) }
  const openings = random.weighted([
    [1, 45],
    [2, 28],
    [3, 15],
    [4, 8],
    [6, 4],
  ])
  return { openings, ...(random.chance(0.27) ? { openingsFrom: monthStartAfter(today, random.int(1, 4)) } : {}) }
}

function priceLevelOf({ kind, isMontessori, careTypes }: Outline, random: Random): number {
  const kindLevel = { center: 1, family_home: 0.8, school: 1.02, faith: 0.88, head_start: 1 }[kind]
  const mornings = careTypes.includes('preschool') && !careTypes.includes('daycare') && kind !== 'school' ? 0.78 : 1
  return kindLevel * mornings * (isMontessori ? 1.18 : 1) * (0.86 + random.next() * 0.32)
}

function toFiveDollars(dollars: number): number {
  return Math.round(dollars / 5) * 500
}
