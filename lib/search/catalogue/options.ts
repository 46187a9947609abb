import { type Message, message } from '@/lib/platform/language/message'
import { type Choice, TRAITS, type TraitList } from '@/lib/providers/catalogue/traits'
import type { WayToWork } from '../rules/area'

/** The options of the search's filters and sort orders. Codes appear in URLs, so never change a published one. */

/** The filters by traits of a provider: the URL parameter, and its list of choices. Amenities have their own file. */
export const TRAIT_FILTERS = {
  kind: 'kind',
  childcareType: 'careTypes',
  program: 'programs',
  curriculumStyle: 'curricula',
  accreditation: 'accreditations',
  schedule: 'schedules',
  language: 'languages',
} as const satisfies Record<string, TraitList>
export type TraitFilter = keyof typeof TRAIT_FILTERS

export const isTraitFilter = (name: string): name is TraitFilter => name in TRAIT_FILTERS

export const choicesOf = (filter: TraitFilter): readonly Choice[] => TRAITS[TRAIT_FILTERS[filter]]

/** The specified age filter, in months, inclusive; `bands` are the rooms a child of that age could be in. */
export const AGE_RANGES = [
  { code: 'infants', minMonths: 0, maxMonths: 11, bands: ['infant'] },
  { code: 'toddlers', minMonths: 12, maxMonths: 35, bands: ['one', 'two'] },
  { code: 'preschoolers', minMonths: 36, maxMonths: 59, bands: ['three', 'four'] },
  { code: 'school_age', minMonths: 60, maxMonths: 155, bands: ['school_age'] },
] as const

/** Results that can be hidden. `hours`: providers with other hours than the child needs. `unknown`: those who have not stated what a filter needs. */
export const HIDDEN = [{ code: 'hours' }, { code: 'unknown' }] as const

/** What to do with results over the price. */
export const OVER = [{ code: 'show' }, { code: 'hide' }] as const

/** Weekly prices offered by the price filter, in dollars; any other amount can be typed. */
export const PRICE_STEPS = [150, 200, 250, 300, 350, 400] as const

/** In miles. */
export const DISTANCES = [5, 10, 15, 25, 50] as const
export type Distance = (typeof DISTANCES)[number]
export const DEFAULT_DISTANCE: Distance = 10

/** Maximum extra miles on the way to work. */
export const DETOURS = [1, 2, 5, 10, 15] as const
export type Detour = (typeof DETOURS)[number]
export const DEFAULT_DETOUR: Detour = 5
/** Miles from home to work in a straight line; beyond that, "on the way" is meaningless. */
export const MAX_MILES_TO_WORK = 60

/** Minutes after midnight. */
export const DROP_OFF_TIMES = [360, 390, 420, 450, 480] as const
export const PICK_UP_TIMES = [1020, 1050, 1080, 1110, 1140] as const

/** `detour` exists only for searches between home and work. */
export const SORTS = ['detour', 'best', 'distance', 'rating', 'price'] as const
export type Sort = (typeof SORTS)[number]

export const VIEWS = ['list', 'map'] as const

/** A map shows at most this many matches, the best ones. */
export const MAP_POINTS = 600

export const RESULTS_PER_PAGE = 20
export const MAX_PAGE = 500
/** At most this many sponsored matches are promoted to the top of the first page. */
export const MAX_PROMOTED = 1

/** The message for a way to work that cannot be searched. */
export function wayErrorMessage(way: Exclude<WayToWork, { kind: 'along' }>): Message {
  switch (way.kind) {
    case 'unknown':
      return message('search.wayErrors.unknown', { zip: way.zip })
    case 'too-far':
      return message('search.wayErrors.tooFar', { miles: way.miles, most: MAX_MILES_TO_WORK })
    case 'no-start':
      return message('search.wayErrors.noStart')
  }
}
