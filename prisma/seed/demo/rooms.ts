import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { Random } from '@/tests/support/factories/random'
import { type Ages, roomsOf } from './ages'
import { monthStartAfter } from './days'
import type { Outline } from './outlines'

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

/** What each room says of openings, price and staff; a provider known from a list alone says nothing. */
export function ageBandsOf(outline: Outline, ages: Ages | null, today: string): Rooms {
  if (!ages || outline.voice === 'file') return []
  const random = outline.random.fork('rooms')
  const says = {
    openings: random.chance({ full: 0.95, partial: 0.68 }[outline.voice]),
    tuition: outline.kind !== 'head_start' && random.chance({ full: 0.9, partial: 0.66 }[outline.voice]),
    ratio: random.chance({ full: 0.72, partial: 0.3 }[outline.voice]),
  }
  const infantWeekly = outline.city.infantWeekly * priceLevelOf(outline, random)
  const homeOpenings = random.weighted([
    [0, 5],
    [1, 4],
    [2, 1],
  ])
  return roomsOf(ages).map(({ code, floridaRatio }) => {
    const room = random.fork(code)
    const openings =
      outline.kind === 'family_home'
        ? // One group of mixed ages: a place is a place, whatever the child's age.
          { openings: homeOpenings }
        : openingsOf(room, code, today)
    return {
      band: code,
      ...(says.openings && outline.status === 'open' ? openings : {}),
      ...(says.tuition ? { tuitionWeeklyCents: toFiveDollars(infantWeekly * priceOf(code, outline)) } : {}),
      ...(says.ratio ? { childrenPerAdult: Math.max(2, floridaRatio - room.pick(FEWER_THAN_ALLOWED[code])) } : {}),
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

/** School-age care is a few hours a day, except where the school day itself is paid for. */
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
