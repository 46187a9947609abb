import { fitMessages } from '@/components/families/fit/fit-lines'
import { monthText } from '@/lib/families/profile/rules'
import { SITE } from '@/lib/platform/config/site'
import { timeText } from '@/lib/platform/time/dates'
import { labelOf } from '@/lib/providers/catalogue/traits'
import { STALE_DAYS } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import { AGE_RANGES, type Detour, type Distance } from '@/lib/search/catalogue/options'
import type { PriceRange } from '@/lib/search/schema'

const unknownIsLeftOut = 'Providers who haven’t told us aren’t shown.'
const unknownIsLast = 'Providers who haven’t told us come last.'
const asStated = 'According to the provider.'

const NOON = 720

const providers = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'provider' : 'providers'}`

const counted = (miles: number) => (miles === 1 ? '1 mile' : `${miles} miles`)

/** The messages of each filter: its meaning, and how fresh its data is. */
export const filterMessages = {
  title: 'Filters',
  all: 'All filters',
  close: 'Close filters',
  /** Never of none: what finds nothing offers the same without one filter. */
  show: (count: number) => (count === 0 ? 'Show results' : `Show ${providers(count)}`),
  showWithout: (count: number, filter: string) => `Without “${filter}”: ${providers(count)}`,
  clear: 'Clear all',
  any: 'Any',
  active: 'Filters in use',
  suggested: 'Filters',
  remove: 'remove',
  showChoices: 'Show the choices',
  more: (count: number) => `${count} chosen`,
  explain: (about: string) => `About ${about.toLowerCase()}`,
  type: 'Type',
  typeHint: 'Shows any of those you choose, according to the provider or a public file.',
  moreFilters: 'More',
  moreHint: `Shows providers with all the amenities and languages you choose, and any of the rest. ${asStated} We don’t check certificates. ${unknownIsLast}`,

  child: 'Age and start',
  childShortTitle: 'Age',
  roomOf: (band: string) => `Openings and prices are those of the ${band} room.`,
  childHint: 'We’ll show what fits on each result, and put it first. Nothing is hidden.',
  age: 'Age in months when care starts',
  ageInvalid: 'Enter whole months, 0 to 155. Three years is 36.',
  ageMonthsHint: 'For 1½ years, enter 18.',
  start: 'Care starts in',
  monthInvalid: 'Enter month and year, like 3/2027.',
  childChip: (months: number, start: string | null) =>
    `${fitMessages.age(months)} old${start === null ? '' : ` in ${monthText(start)}`}`,
  childShort: (months: number, start: string | null) =>
    `${fitMessages.age(months)}${start === null ? '' : `, ${monthText(start).split(' ')[0]}`}`,
  /** "Infant, from January" */
  pillChild: (room: string, start: string | null) =>
    `${room.charAt(0).toUpperCase()}${room.slice(1)}${start === null ? '' : `, from ${monthText(start).split(' ')[0]}`}`,
  ageRanges: 'Only show providers who take',
  openings: 'Openings',
  openingsConfirmed: 'Opening confirmed',
  confirmed: 'confirmed',
  openingsHint: `Confirmed within the last ${STALE_DAYS} days. ${unknownIsLeftOut}`,
  priceRange: 'Price',
  priceMost: 'Highest weekly price, in dollars',
  priceUpTo: 'Up to $',
  aWeek: 'a week',
  priceFor: (band: string) => `Price for ${band}`,
  priceBar: (count: number, from: number, to: number) =>
    `${providers(count)} from ${moneyText(from * 100)} to ${moneyText(to * 100)}`,
  priceWith: (most: number | null, count: number) =>
    `${most === null ? 'Any price' : `Up to ${moneyText(most * 100)} a week`}, ${providers(count)}`,
  andMore: (dollars: number) => `${moneyText(dollars * 100)}+`,
  noPrices: `No provider here has confirmed a price in the last ${STALE_DAYS} days.`,
  shortPrice: ({ minDollars, maxDollars }: PriceRange) =>
    maxDollars === null ? `from ${moneyText(minDollars * 100)}` : `to ${moneyText(maxDollars * 100)}`,
  priceHint: `The lowest full-time price, confirmed within ${STALE_DAYS} days. ${unknownIsLast}`,
  hideOver: (dollars: number) => `Hide those over ${moneyText(dollars * 100)}`,
  overShown: 'Higher prices shown last',
  distance: 'Distance',
  distanceHint: 'In a straight line. For family homes we measure from the middle of their ZIP code.',
  bounds: 'Map area',
  wholeCounty: 'Whole county',
  defaultDistance: '10 miles',
  way: 'On the way to work',
  wayHint: 'Shows providers near the straight line from home to work. Roads are longer.',
  workZip: 'Work ZIP',
  workZipHint: 'Five digits.',
  workZipInvalid: `A work ZIP code has five digits, like ${SITE.example.zip}.`,
  detour: 'At most out of your way',
  detourOf: (miles: Detour) => counted(miles),
  wayTo: (zip: string) => `On the way to ${zip}`,
  detourUpTo: (miles: Detour) => `Up to ${counted(miles)} out of the way`,
  openNow: 'Open now',
  openNowHint: 'Open right now by hours confirmed within the last 120 days. We don’t know about holidays.',
  hours: 'Days and hours',
  hoursShortTitle: 'Hours',
  /** "7:30 – 6:00" from a morning to an evening; at other times with AM and PM. */
  careTimes(dropOff: number, pickUp: number): string {
    const times = [dropOff, pickUp].map((minute) => timeText(minute))
    const isDay = dropOff < NOON && pickUp >= NOON
    return times.map((time) => (isDay ? time.replace(/ [AP]M$/, '') : time)).join(' – ')
  },
  openBy: (time: string) => `by ${time}`,
  openUntil: (time: string) => `to ${time}`,
  days: 'Days you need care',
  dropOff: 'Drop-off by',
  pickUp: 'Pick-up at',
  hoursHint: `Providers open at these times come first, by hours confirmed within ${STALE_DAYS} days. If you choose no days, we check Monday to Friday.`,
  hide: 'Hide',
  hideHours: 'Hide those with other hours',
  hideUnknown: 'Hide providers who haven’t told us',
  hideUnknownHint: 'Providers who haven’t told us what you filter by come last.',
  kind: 'Kind of provider',
  kindHint: 'Shows any of those you choose.',
  childcareType: 'Type of care',
  childcareTypeHint: `Shows any of those you choose. ${asStated}`,
  curriculumStyle: 'Curriculum',
  curriculumStyleHint: `Shows any of those you choose. ${asStated} ${unknownIsLast}`,
  accreditation: 'Accreditation',
  accreditationHint: `Shows any of those you choose. ${asStated} We don’t check certificates.`,
  teacherRatio: 'Staff ratio',
  teacherRatioHint: `Adults to children in your child's age group; without an age, in any group. ${asStated} ${unknownIsLeftOut}`,
  program: 'Programs',
  programHint: 'Shows providers with all you choose, according to public files or the provider.',
  schedule: 'Nights, weekends, drop-in',
  scheduleHint: `Shows providers with all you choose. ${asStated}`,
  language: 'Languages spoken',
  languageHint: `Shows providers with all you choose. ${asStated}`,
  amenity: 'Amenities',
  amenityHint: `Shows providers with all you choose. ${asStated} ${unknownIsLast}`,

  ageRange: (code: string) => labelOf(AGE_RANGES, code),
  ageRangeWithHint: (code: string) => {
    const range = AGE_RANGES.find((one) => one.code === code)
    return range ? `${range.label}, ${range.hint}` : code
  },
  price({ minDollars, maxDollars }: PriceRange): string {
    if (maxDollars === null) return `From ${moneyText(minDollars * 100)} a week`
    if (minDollars === 0) return `Under ${moneyText(maxDollars * 100)} a week`
    return `${moneyText(minDollars * 100)} to ${moneyText(maxDollars * 100)} a week`
  },
  dropOffAt: (time: string) => `Drop-off ${time}`,
  pickUpAt: (time: string) => `Pick-up ${time}`,
  within: (miles: Distance) => `Within ${counted(miles)}`,
  miles: (miles: Distance) => `${miles} miles`,
  meals: 'Lunch',
} as const
