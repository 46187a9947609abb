import { DAYS } from '@/lib/families/profile/rules'
import { clockText } from '@/lib/platform/time/dates'
import { MAX_CHILD_MONTHS, NUMBER_WORDS } from '@/lib/providers/rules/ages'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { AGE_RANGES, DISTANCES } from '../catalogue/options'
import { DAY_NAMES } from '../catalogue/plain-words'

/** What a text adds to a search, by parameter; in lists the values are added. */
export type Found = { [field: string]: string }

/** The matched text and its groups. */
type Match = readonly (string | undefined)[]

type Amount = { pattern: RegExp; read: (match: Match) => Found | null }

const NUMBER = String.raw`(\d+(?:\.\d+)?|${NUMBER_WORDS.slice(1).join('|')})`
const YEAR = '(?:years?|yrs?|yr|y o|yo|y)'
const MONTH = '(?:months?|mos?|mths?|m)'
const WEEK = '(?:weeks?|wks?)'
const OLD = '(?: ?olds?)?'
const TIME = String.raw`(\d{1,2})(?::(\d{2}))?(?: ?(am|pm|a|p))?(?! ?(?:${MONTH}|${YEAR}|${WEEK}|days?|miles?|mi|dollars?)\b)`
const DAY = `(${[...DAY_NAMES.keys()].join('|')})`
const PER = '(?: (?:per|a|an|each|every))? ?(week|wk|weekly|month|mo|monthly|day|daily|year|yr|yearly|annually)'
const MONEY = String.raw`(\$ ?)?(\d{2,5}(?:\.\d+)?)( dollars?| bucks)?(?:${PER}\b)?`
const AT_MOST =
  '(?:under|below|less than|max|maximum|up to|no more than|not more than|at most|cheaper than|budget(?: of| is)?|around|about)'
const AT_LEAST = '(?:over|above|more than|at least)'

const numberOf = (text: string | undefined) => {
  const index = NUMBER_WORDS.indexOf(text ?? '')
  return index < 0 ? Number(text) : index
}

function ageFound(months: number): Found | null {
  return months <= MAX_CHILD_MONTHS ? { age: String(Math.floor(months)) } : null
}

/** The age filters of a range of months. */
function agesFound(from: number, to: number): Found | null {
  const codes = AGE_RANGES.filter(({ minMonths, maxMonths }) => minMonths < to && from <= maxMonths).map(
    ({ code }) => code,
  )
  return from < to && codes.length > 0 ? { ageRange: codes.join(',') } : null
}

const WEEKS_PER_YEAR = 52
/** Nobody charges that much a week for one child here: without a unit it is a month's price. */
const MONTHLY_FROM = 700

/** Whole dollars a week, rounded down; null if it cannot be a price. */
function weeklyDollars(amount: string | undefined, per: string | undefined): number | null {
  const dollars = Number(amount)
  const unit = per?.[0] ?? (dollars >= MONTHLY_FROM ? 'm' : 'w')
  const perYear = { w: WEEKS_PER_YEAR, m: 12, d: 5 * WEEKS_PER_YEAR, y: 1, a: 1 }[unit] ?? WEEKS_PER_YEAR
  const weekly = Math.floor((dollars * perYear) / WEEKS_PER_YEAR)
  return weekly > 0 && weekly <= MAX_WEEKLY_DOLLARS ? weekly : null
}

/** Bare numbers below this are more likely an age or an hour. */
const LEAST_BARE_PRICE = 50

function priceFound(isMost: boolean, [, sign, amount, word, per]: Match): Found | null {
  if (!sign && !word && !per && Number(amount) < LEAST_BARE_PRICE) return null
  const weekly = weeklyDollars(amount, per)
  return weekly === null ? null : { priceRange: isMost ? `0-${weekly}` : `${weekly}-` }
}

/** Minutes after midnight; hours without "am" or "pm" are in the given half of the day. */
function minuteOf(hour: string | undefined, minute: string | undefined, half: string | undefined, usual: 'am' | 'pm') {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (hours < 1 || hours > 12 || minutes > 59) return null
  const isAfternoon = (half?.[0] ?? usual[0]) === 'p'
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + minutes
}

function timeFound(field: 'dropOff' | 'pickUp', [, hour, minute, half]: Match): Found | null {
  const at = minuteOf(hour, minute, half, field === 'dropOff' ? 'am' : 'pm')
  return at === null ? null : { [field]: clockText(at) }
}

function daysBetween(from: string | undefined, to: string | undefined): Found | null {
  const codes = DAYS.map(({ code }) => code as string)
  const [first, last] = [from, to].map((name) => codes.indexOf(DAY_NAMES.get(name ?? '') ?? ''))
  if (first === undefined || last === undefined || first > last) return null
  return { days: codes.slice(first, last + 1).join(',') }
}

const UNTIL = '(?:until|untill|til|till|thru|through|to)'

/** Amounts of a text, in the order in which they are looked for. A pattern matches whole words only. */
const AMOUNTS: Amount[] = [
  {
    pattern: /([2-5]) days?(?: (?:a|per) (?:week|wk))/,
    read: ([, days]): Found => (days === '5' ? { days: 'mon,tue,wed,thu,fri' } : { amenity: 'part_time_days' }),
  },
  { pattern: /1:(4|6|8|10)(?: ratio)?/, read: ([, most = '']) => ({ teacherRatio: most }) },
  {
    pattern: new RegExp(`(?:within |under |less than |no more than |up to )?${NUMBER} (?:miles?|mi)(?: radius| away)?`),
    read: ([, miles]) => {
      const nearest = DISTANCES.find((distance) => distance >= numberOf(miles))
      return nearest === undefined ? null : { distance: String(nearest) }
    },
  },
  // Prices: ranges, then limits, then plain amounts.
  {
    pattern: new RegExp(
      String.raw`(?:between |from )?(\$ ?)?(\d{2,5}) (?:to|and) (\$ ?)?(\d{2,5})( dollars)?(?:${PER}\b)?`,
    ),
    read: ([, sign, from, otherSign, to, word, per]) => {
      const hasUnit = Boolean(sign || otherSign || word || per)
      const [least, most] = [weeklyDollars(from, per), weeklyDollars(to, per)]
      if (least === null || most === null || least > most || (!hasUnit && Number(from) < LEAST_BARE_PRICE)) return null
      return { priceRange: `${least}-${most}` }
    },
  },
  { pattern: new RegExp(`${AT_MOST} ${MONEY}`), read: (match) => priceFound(true, match) },
  { pattern: new RegExp(`${AT_LEAST} ${MONEY}`), read: (match) => priceFound(false, match) },
  {
    pattern: new RegExp(`${MONEY}(?: or (?:less|under|below)| max(?:imum)?| budget)?`),
    read: (match) => {
      const [whole = '', sign, amount, word, per] = match
      const isBare = !sign && !word && !/less|under|below|max|budget/.test(whole)
      return isBare && (!per || Number(amount) < LEAST_BARE_PRICE) ? null : priceFound(true, match)
    },
  },
  // Ages.
  {
    pattern: new RegExp(`(?:ages? |from )?${NUMBER} (?:to|through) ${NUMBER} ${YEAR}${OLD}`),
    read: ([, from, to]) => agesFound(numberOf(from) * 12, (numberOf(to) + 1) * 12),
  },
  {
    pattern: new RegExp(`(?:ages? |from )?${NUMBER} (?:to|through) ${NUMBER} ${MONTH}${OLD}`),
    read: ([, from, to]) => agesFound(numberOf(from), numberOf(to) + 1),
  },
  {
    pattern: new RegExp(`ages? ${NUMBER} (?:to|through|and) ${NUMBER}`),
    read: ([, from, to]) => agesFound(numberOf(from) * 12, (numberOf(to) + 1) * 12),
  },
  { pattern: new RegExp(`${NUMBER} ${YEAR}${OLD}`), read: ([, years]) => ageFound(numberOf(years) * 12) },
  { pattern: new RegExp(`${NUMBER} ${MONTH}${OLD}`), read: ([, months]) => ageFound(numberOf(months)) },
  {
    // The age of 1 month means "6 weeks" throughout the directory.
    pattern: new RegExp(`${NUMBER} ${WEEK}${OLD}`),
    read: ([, weeks]) => ageFound(Math.max(numberOf(weeks) >= 6 ? 1 : 0, Math.floor((numberOf(weeks) * 7) / 30.4))),
  },
  {
    pattern: /(?:pre ?k|pk|vpk) ?([345])/,
    read: ([, years]) => ({ childcareType: 'preschool', age: String(Number(years) * 12) }),
  },
  {
    pattern: new RegExp(`(?:is|turning|aged?) ${NUMBER}`),
    read: ([, years]) => (numberOf(years) <= 12 ? ageFound(numberOf(years) * 12) : null),
  },
  // Days and times.
  { pattern: new RegExp(`${DAY} (?:${UNTIL}|through) ${DAY}`), read: ([, from, to]) => daysBetween(from, to) },
  {
    pattern: new RegExp(`(?:open )?(?:from |between )?${TIME} ${UNTIL} ${TIME}`),
    read: ([, hour, minute, half, ...until]) => {
      const [from, to] = [timeFound('dropOff', ['', hour, minute, half]), timeFound('pickUp', ['', ...until])]
      return from && to ? { ...from, ...to } : null
    },
  },
  {
    pattern: new RegExp(`(?:closes?|closing|pick ?up|pickup)(?: (?:at|by|after|until|around|time))* ${TIME}`),
    read: (match) => timeFound('pickUp', match),
  },
  {
    pattern: new RegExp(`(?:opens?|opening)?(?: ?(?:${UNTIL}|past|after|late as))+ ${TIME}`),
    read: (match) => timeFound('pickUp', match),
  },
  {
    pattern: new RegExp(
      `(?:opens?|opening|drop ?off|starts?|starting)(?: (?:at|by|before|from|around|as early as|early|time))* ${TIME}`,
    ),
    read: (match) => timeFound('dropOff', match),
  },
  {
    pattern: new RegExp(`(?:before|by|at) ${TIME}`),
    read: (match) => timeFound(match[3]?.startsWith('p') ? 'pickUp' : 'dropOff', match),
  },
]

/** Words of these patterns that are not in the catalogue, so that no typo is suspected in them. */
export const AMOUNT_WORDS: readonly string[] = [
  ...[
    'under',
    'below',
    'between',
    'maximum',
    'least',
    'budget',
    'dollars',
    'bucks',
    'month',
    'months',
    'monthly',
    'weekly',
  ],
  ...[
    'weeks',
    'daily',
    'years',
    'yearly',
    'annually',
    'before',
    'after',
    'until',
    'through',
    'closes',
    'closing',
    'opens',
  ],
  ...['pickup', 'dropoff', 'within', 'miles', 'radius', 'beginning', 'january', 'february', 'march', 'april', 'august'],
  ...['september', 'october', 'november', 'december'],
]

/** Between parts of a text that were understood. */
export const CUT = ' | '

/** Takes every amount out of a text. The match must not be part of a word or a larger number. */
export function takeAmounts(text: string): { found: Found[]; rest: string } {
  const found: Found[] = []
  let rest = text
  for (const { pattern, read } of AMOUNTS) {
    const whole = new RegExp(String.raw`(?<![^\s|])${pattern.source}(?![^\s|])`, 'g')
    rest = rest.replace(whole, (...given: (string | number | undefined)[]) => {
      const groups = given.flatMap((value, index) => (index < given.length - 2 ? [value?.toString()] : []))
      const values = read(groups)
      if (values) found.push(values)
      return values ? CUT : String(given[0])
    })
  }
  return { found, rest }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const START =
  /(?<![^\s|])(?:starting|starts?|beginning|from|in|for|by)(?: (?:starting|in|on|from|early|late|mid))* (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: (20\d\d))?(?![^\s|])/

/** The month when care should start: the next one of that name. `thisMonth` is "YYYY-MM". */
export function takeStart(text: string, thisMonth: string): { start: string | null; words: string; rest: string } {
  const match = START.exec(text)
  if (!match) return { start: null, words: '', rest: text }
  const [words, name = '', year] = match
  const month = String(MONTHS.indexOf(name.slice(0, 3)) + 1).padStart(2, '0')
  const thisYear = Number(thisMonth.slice(0, 4))
  const next = `${thisYear}-${month}` < thisMonth ? thisYear + 1 : thisYear
  return { start: `${year ?? next}-${month}`, words, rest: text.replace(words, CUT) }
}
