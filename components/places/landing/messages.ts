import { SITE } from '@/lib/platform/config/site'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'

/** A table of texts: the first cell of a row is its header. */
export type TextTable = { caption: string; columns: readonly string[]; rows: string[][] }

/** What a care type's providers are called: singular, plural, and as a heading. */
export const careTypeWords = {
  daycare: { one: 'daycare', many: 'daycares', title: 'Daycare' },
  preschool: { one: 'preschool', many: 'preschools', title: 'Preschool' },
  montessori: { one: 'Montessori school', many: 'Montessori schools', title: 'Montessori' },
} as const satisfies Record<LandingCareType, { one: string; many: string; title: string }>

/** "1 daycare", "271 daycares". */
export function counted(careType: LandingCareType, count: number): string {
  const { one, many } = careTypeWords[careType]
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

export const landingMessages = {
  heading: (careType: LandingCareType, place: string) => `${careTypeWords[careType].title} in ${place}`,
  headingOfPage: (heading: string, page: number) => `${heading}, page ${page}`,
  crumbPage: (page: number) => `Page ${page}`,
  lead: {
    none: (careType: LandingCareType, place: string) =>
      `We don’t list a ${careTypeWords[careType].one} in ${place} yet.`,
    total: (careType: LandingCareType, total: number, city: string) => `${counted(careType, total)} in ${city}`,
    openings: (count: number) => `${count.toLocaleString('en-US')} with an opening confirmed in the last 60 days`,
    price: (price: string, ages: string) => `the median week for ${ages} costs ${price}`,
  },
  /** What a parent should know first, by care type. */
  /** Follows a short first sentence in search results. */
  metaTail: 'Openings, prices, hours and license records, each with its date.',
  intros: {
    daycare:
      'A daycare cares for children from a few weeks old to school age through the whole workday: centers with a room for each age, and family homes with one small mixed group.',
    preschool:
      'A preschool takes children from two to five and gets them ready for kindergarten, often for part of the day. Many also run the free state program for four-year-olds.',
    montessori:
      'A Montessori school has mixed-age rooms, long stretches of work that children choose themselves, and materials that let them spot their own mistakes.',
  } satisfies Record<LandingCareType, string>,
  findCare: 'Find Care',
  searchAll: (place: string) => `Filter and sort everything near ${place}`,
  careTypes: (city: string) => `Care types in ${city}`,
  list: (careType: LandingCareType, place: string) => `${careTypeWords[careType].title} providers in ${place}`,
  range: (first: number, last: number, total: number) =>
    `${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  order: 'Confirmed openings first, then the most complete pages.',
  orderInTurn: 'One from each city in turn, confirmed openings first.',
  nearestTitle: (place: string) => `Nearest to ${place}`,
  nearestHint: 'We measure distances from the middle of town.',
  nobodyNear: (careType: LandingCareType) => `We list no ${careTypeWords[careType].one} within 50 miles.`,

  faqTitle: (careType: LandingCareType, city: string) => `Questions about ${careTypeWords[careType].many} in ${city}`,
  areasTitle: 'Nearby areas',
  nearbyTitle: 'Nearby locations',
  area: (careType: LandingCareType, count: number, distance: string) => `${counted(careType, count)}, ${distance} away`,

  feedTitle: (careType: LandingCareType, place: string) => `New ${careTypeWords[careType].many} in ${place}`,
  feedDescription: (careType: LandingCareType, place: string) =>
    `The newest ${careTypeWords[careType].many} in ${place} on ${SITE.name}.`,
  feedItem: (kind: string, place: string) => `${kind}, ${place}`,

  metaTitles: (careType: LandingCareType, place: string, total: number): [string, string, string] => [
    `${careTypeWords[careType].title} in ${place}: ${counted(careType, total)} | `,
    `${careTypeWords[careType].title} in ${place} | `,
    `${careTypeWords[careType].title} in ${place}`,
  ],
} as const
