import { CARE_HOURS_PER_DAY } from '@/lib/families/costs/rules/estimate'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { dateText, MONTH_NAMES } from '@/lib/platform/time/dates'

const count = (number: number) => number.toLocaleString('en-US')
const months = (number: number) => (number === 1 ? '1 month' : `${count(number)} months`)

export const costMessages = {
  title: 'Cost Estimator',
  metaTitle: `Childcare Cost Estimator: ${SITE.region} by room | ${SITE.name}`,
  description: `What childcare in your part of ${SITE.region} costs by room and year until kindergarten, from prices providers stated, with free ${HOME_FACTS.preK.short} hours counted.`,
  lead: `What care costs by room and by year, from the first day until kindergarten in ${SITE.region}.`,
  formTitle: 'Your child and your plan',
  place: `ZIP code, city or county in ${SITE.region}`,
  placeHint: `Such as ${SITE.example.zip}, ${SITE.example.otherPlaces[0]} or ${SITE.example.otherPlaces[1]}`,
  birth: 'Month of birth, or due month',
  start: 'Care starts in',
  month: 'Month',
  year: 'Year',
  choose: 'Choose',
  monthNames: MONTH_NAMES,
  days: 'Days a week',
  vpk: `Use ${SITE.region}’s free ${HOME_FACTS.preK.short} hours`,
  yes: 'Yes',
  no: 'No',
  sibling: 'Sibling discount, percent',
  siblingHint: 'If a brother or sister goes there too',
  registration: 'Registration fee, dollars',
  registrationHint: 'Leave empty to use the median near you, if five or more told us theirs',
  submit: 'Estimate costs',
  errorSummary: 'Please check the marked fields.',
  outsideRegion: `This estimator only knows ${SITE.region}’s rules. Enter a place in ${SITE.region}.`,
  unknownPlace: 'We can’t find this place. Enter a ZIP code, a city or a county.',
  didYouMean: (names: string[]) => `Did you mean ${names.join(' or ')}?`,

  resultTitle: (place: string) => `Estimate for ${place}`,
  total: (money: string, isLeast: boolean) => `${isLeast ? 'At least ' : 'About '}${money} until kindergarten`,
  totalUnknown: 'We don’t know a price for these rooms yet',
  span: (number: number, kindergarten: string) =>
    `${months(number)} of care, until kindergarten begins in ${kindergarten}.`,
  unknownMonths: (number: number) => `For ${months(number)}, too few providers told us a price, so we left them out.`,

  plotOneRoom: (room: string, money: string) => `${room} costs ${money} a month`,
  plotFinding: (dearest: string, most: string, cheapest: string, least: string) =>
    `${dearest} costs the most, ${most} a month; ${cheapest} the least, ${least}`,
  plotSame: (money: string) => `Every room costs ${money} a month`,
  plotUnit: (money: string) => `Dollars a month. A full bar is ${money}.`,
  vpkRoom: (room: string) => `${room}, with ${HOME_FACTS.preK.short}`,
  unknown: 'Not known',

  roomsTitle: 'By room',
  roomsColumns: ['Room', 'A week', 'A month', 'Total'],
  yearsTitle: 'By year',
  yearsColumns: ['Year', 'Months of care', 'Costs'],
  yearUnknown: (known: string, number: number) => `${known}, without ${months(number)} at an unknown price`,
  fromDirectory: (scope: string, providers: number) => `Median of ${count(providers)} providers in ${scope}`,
  /** Always with its year: an estimate is saved and printed. */
  fromProvider: ({ by, day, isConfirmed }: { by: string | null; day: string | null; isConfirmed: boolean }) => {
    if (by === null || day === null) return 'Tuition here, undated'
    return `Tuition here: ${by}, ${isConfirmed ? '' : 'not confirmed since '}${dateText(day, '')}`
  },
  county: (name: string) => `${name} County`,
  fromSurvey: (county: string, year: number) => `Centers in ${county} County, ${year}, federal survey`,

  assumptionsTitle: 'How we estimated this',
  assumptions: {
    local: `Prices are full-time weeks that providers told us and confirmed within a year: the median in the city, or else the county, or else ${SITE.region}, and only where five or more told us one.`,
    today: 'These are today’s prices. They’ll go up, and we don’t guess by how much.',
    month: 'A month is 52/12 weeks, you pay every week, and your child changes rooms in the birthday month.',
    fullWeek: 'Five days a week is a full-time week.',
    partWeek: (days: number) =>
      `We count ${days === 1 ? 'one day' : `${days} days`} as ${days}/5 of a full-time week. Many providers charge more per day for a part-time week.`,
    kindergarten: `Kindergarten begins in August of the year when the child is five on or before September 1 (${HOME_FACTS.kindergarten.source}). Until then, a five-year-old stays in the four-year-olds’ room.`,
    september: 'A child born on September 1 can start a year earlier than shown.',
    vpk: (share: number) =>
      `${HOME_FACTS.preK.short}: ${SITE.region} pays for ${count(HOME_FACTS.preK.hours)} hours in the school year before kindergarten, for children who are four on or before September 1 (${HOME_FACTS.preK.source}). We spread them from September to May and take off their share of ${CARE_HOURS_PER_DAY}-hour days, ${share} percent. Providers decide what they take off for full-day care, so ask.`,
    noVpk: `We don’t count the free ${HOME_FACTS.preK.short} hours, as you chose.`,
    registrationGiven: (money: string) => `A one-time registration fee of ${money}, as you entered.`,
    registrationMedian: (money: string, providers: number, scope: string) =>
      `A one-time registration fee of ${money}: the median of ${count(providers)} providers in ${scope}. Some charge it every year.`,
    registrationUnknown: 'No registration fee: too few providers told us theirs. Most charge one, so add yours.',
    siblingGiven: (percent: number) => `A sibling discount of ${percent} percent on every week, as you entered.`,
    siblingNone: 'No sibling discount.',
    siblingMedian: (percent: number, providers: number, scope: string) =>
      `No sibling discount. ${count(providers)} providers in ${scope} told us theirs; the median is ${percent} percent.`,
    meals: `We don’t count meals, late pick-up, trips, or help such as ${HOME_FACTS.programs.school_readiness} vouchers.`,
  },
  surveyTitle: (county: string, year: number) => `For comparison: infants in ${county} County, ${year}`,
  survey: (center: string, home: string, year: number) =>
    `In ${year} the median full-time week for an infant was ${center} in centers and ${home} in family homes.`,
  surveySource: (name: string) => `Source: ${name}.`,
  findCare: (place: string) => `Find care around ${place}`,
} as const
