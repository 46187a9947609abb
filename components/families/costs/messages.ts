import { CARE_HOURS_PER_DAY, VPK_HOURS } from '@/lib/families/costs/rules/estimate'
import { SITE } from '@/lib/platform/config/site'
import { dateText, MONTH_NAMES } from '@/lib/platform/time/dates'

const count = (number: number) => number.toLocaleString('en-US')
const months = (number: number) => (number === 1 ? '1 month' : `${count(number)} months`)

export const costMessages = {
  title: 'Cost Estimator',
  metaTitle: `Childcare Cost Estimator: Florida by room | ${SITE.name}`,
  description:
    'What childcare in your part of Florida costs by room and year until kindergarten, from prices providers stated, with free VPK hours counted.',
  lead: 'What care costs by room and by year, from the first day until kindergarten in Florida.',
  formTitle: 'Your child and your plan',
  place: 'ZIP code, city or county in Florida',
  placeHint: 'Such as 32801, Winter Park or Orange County',
  birth: 'Month of birth, or due month',
  start: 'Care starts in',
  month: 'Month',
  year: 'Year',
  choose: 'Choose',
  monthNames: MONTH_NAMES,
  days: 'Days a week',
  vpk: 'Use Florida’s free VPK hours',
  yes: 'Yes',
  no: 'No',
  sibling: 'Sibling discount, percent',
  siblingHint: 'If a brother or sister goes there too',
  registration: 'Registration fee, dollars',
  registrationHint: 'Empty: the median around you, where five or more stated it',
  submit: 'Estimate costs',
  errorSummary: 'Please look at the marked fields.',
  outsideFlorida: 'This estimator knows Florida’s rules only. Type a place in Florida.',
  unknownPlace: 'We do not know this place. Type a ZIP code, a city or a county.',
  didYouMean: (names: string[]) => `Did you mean ${names.join(' or ')}?`,

  resultTitle: (place: string) => `Estimate for ${place}`,
  total: (money: string, isLeast: boolean) => `${isLeast ? 'At least ' : 'About '}${money} until kindergarten`,
  totalUnknown: 'No price is known for these rooms yet',
  span: (number: number, kindergarten: string) =>
    `${months(number)} of care, until kindergarten begins in ${kindergarten}.`,
  unknownMonths: (number: number) =>
    `For ${months(number)} of it too few providers stated a price, so nothing is counted for them.`,

  plotOneRoom: (room: string, money: string) => `${room} costs ${money} a month`,
  plotFinding: (dearest: string, most: string, cheapest: string, least: string) =>
    `${dearest} costs most, ${most} a month; ${cheapest} least, ${least}`,
  plotSame: (money: string) => `Every room costs ${money} a month`,
  plotUnit: (money: string) => `Dollars a month. A full bar is ${money}.`,
  vpkRoom: (room: string) => `${room}, with VPK`,
  unknown: 'Not known',

  roomsTitle: 'By room',
  roomsColumns: ['Room', 'A week', 'A month', 'In all'],
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

  assumptionsTitle: 'What this rests on',
  assumptions: {
    local:
      'Prices are full-time weeks that providers stated here and confirmed within a year: the median in the city, else in the county, else in Florida, and only where five or more stated one.',
    today: 'Prices are today’s. They will rise, and we do not guess by how much.',
    month: 'A month is 52/12 weeks, every week is paid, and a room changes in the month of the birthday.',
    fullWeek: 'Five days a week, a full-time week.',
    partWeek: (days: number) =>
      `${days === 1 ? 'One day is' : `${days} days are`} counted as ${days}/5 of a full-time week. Many providers charge more per day for part of a week.`,
    kindergarten:
      'Kindergarten begins in August of the year in which the child is five on or before September 1 (Florida Statutes 1003.21(1)(a)2). Until then a five-year-old stays in the room of the fours.',
    september: 'A child born on September 1 itself may begin a year earlier than shown.',
    vpk: (share: number) =>
      `VPK: Florida pays for ${VPK_HOURS} hours in the school year before kindergarten, for children who are four on or before September 1 (Florida Statutes 1002.53 and 1002.55). We spread them from September to May and take off their share of ${CARE_HOURS_PER_DAY}-hour days, ${share} percent. Providers decide themselves what they take off for full-day care, so ask.`,
    noVpk: 'The free VPK hours are not counted, as you chose.',
    registrationGiven: (money: string) => `A registration fee of ${money}, as you typed, paid once.`,
    registrationMedian: (money: string, providers: number, scope: string) =>
      `A registration fee of ${money}, paid once: the median of ${count(providers)} providers in ${scope}. Some charge it every year.`,
    registrationUnknown: 'No registration fee: too few providers stated theirs. Most ask for one, so add yours.',
    siblingGiven: (percent: number) => `A sibling discount of ${percent} percent on every week, as you typed.`,
    siblingNone: 'No sibling discount.',
    siblingMedian: (percent: number, providers: number, scope: string) =>
      `No sibling discount. Where ${count(providers)} providers in ${scope} stated theirs, the median is ${percent} percent.`,
    meals: 'Meals, late pick-up and trips are not counted, nor is help such as School Readiness vouchers.',
  },
  surveyTitle: (county: string, year: number) => `For comparison: infants in ${county} County, ${year}`,
  survey: (center: string, home: string, year: number) =>
    `In ${year} the median full-time week for an infant was ${center} in centers and ${home} in family homes.`,
  surveySource: (name: string) => `Source: ${name}.`,
  findCare: (place: string) => `Find care around ${place}`,
} as const
