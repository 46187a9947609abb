import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'

/** Months, inclusive; 1 stands for six weeks, 155 for twelve years. */
export type Ages = { ageMinMonths: number; ageMaxMonths: number }

/** The ages a provider takes; null where nobody has said, which is most of those known from a list alone. */
export function agesOf(outline: Outline): Ages | null {
  const random = outline.random.fork('ages')
  const known = { full: 1, partial: 0.88, file: 0.35 }[outline.voice]
  const range = rangeOf(outline, random)
  return random.chance(known) ? range : null
}

/** Whoever takes children until kindergarten has five-year-olds in the oldest room, but no room of their own for them. */
const OLDEST_BEFORE_SCHOOL = 71

/** The rooms that a range of ages fills at least half a year of. */
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
