import { DAYS } from '@/lib/families/profile/rules/needs'
import { clockText } from '@/lib/platform/time/dates'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import { AGE_RANGES, DISTANCES } from '../catalogue/options'
import type { AmountSlot, Vocabulary } from '../catalogue/plain-words'

/** What a text adds to a search, by parameter; values of list parameters are added to the existing ones. */
export type Found = { [field: string]: string }

/** The matched text and its groups. */
type Match = readonly (string | undefined)[]

type Amount = { pattern: RegExp; read: (match: Match) => Found | null }

/** The patterns of a vocabulary; `start` and `months` are for the month when care starts. A pattern matches whole words only. */
export type AmountPatterns = { amounts: readonly Amount[]; start: RegExp; months: readonly RegExp[] }

function ageFound(months: number): Found | null {
  return months <= MAX_CHILD_MONTHS ? { age: String(Math.floor(months)) } : null
}

/** The age filters for a range of months. */
function agesFound(from: number, to: number): Found | null {
  const codes = AGE_RANGES.filter(({ minMonths, maxMonths }) => minMonths < to && from <= maxMonths).map(
    ({ code }) => code,
  )
  return from < to && codes.length > 0 ? { ageRange: codes.join(',') } : null
}

const WEEKS_PER_YEAR = 52
/** How often a price is paid in a year, by its unit. */
const TIMES_PER_YEAR = { perWeek: 52, perTwoWeeks: 26, perMonth: 12, perDay: 5 * 52, perYear: 1 } as const
/** From this amount on, a price without a unit is monthly: nobody here charges that much a week for one child. */
const MONTHLY_FROM = 700

/** A price in whole dollars a week, rounded down; null if the amount cannot be a price. */
function weeklyDollars(amount: string | undefined, timesPerYear: number | null): number | null {
  const dollars = Number(amount)
  const times = timesPerYear ?? TIMES_PER_YEAR[dollars >= MONTHLY_FROM ? 'perMonth' : 'perWeek']
  const weekly = Math.floor((dollars * times) / WEEKS_PER_YEAR)
  return weekly > 0 && weekly <= MAX_WEEKLY_DOLLARS ? weekly : null
}

/** Without a dollar sign or word, numbers below this are more likely an age or an hour: "under 18 mo". */
const LEAST_BARE_PRICE = 50

/** Minutes after midnight. */
function minuteOf(hour: string | undefined, minute: string | undefined, isAfternoon: boolean) {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (hours < 1 || hours > 12 || minutes > 59) return null
  return ((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + minutes
}

/** The patterns for texts in these languages, in the order in which they are applied. */
export function amountPatterns({ languages, days }: Vocabulary): AmountPatterns {
  /** A pattern with the alternatives of these slots in all languages. */
  const any = (...slots: AmountSlot[]) => {
    const all = languages.flatMap(({ amounts }) => slots.flatMap((slot) => amounts[slot] || []))
    return all.length === 0 ? NEVER : `(?:${all.join('|')})`
  }
  const spelled = languages.map(({ amounts }) => amounts.numbers)
  const NUMBER = String.raw`(\d+(?:\.\d+)?|${spelled.flat().join('|')})`
  const [YEAR, MONTH, WEEK, DAY_UNIT, MILE] = [any('year'), any('month'), any('week'), any('day'), any('mile')]
  const OLD = `(?: ?${any('old')})?`
  const TIME = String.raw`(?:${any('timeArticle')} )?(\d{1,2})(?::(\d{2}))?(?: ?(${any('morning', 'afternoon', 'night')}))?(?! ?(?:${MONTH}|${YEAR}|${WEEK}|${DAY_UNIT}|${MILE}|${any('dollar')})\b)`
  const DAY = `(${[...days.keys()].join('|')})`
  const PER = `(?: ${any('per')})? ?(${any('perWeek', 'perTwoWeeks', 'perMonth', 'perDay', 'perYear')})`
  const MONEY = String.raw`(\$ ?)?(\d{2,5}(?:\.\d+)?)( ${any('dollar')})?(?:${PER}\b)?`

  const numberOf = (text: string | undefined) => {
    const indexes = spelled.map((numbers) => numbers.findIndex((number) => isAll(number, text)))
    return (indexes.find((index) => index >= 0) ?? Number(text) - 1) + 1
  }
  const timesPerYear = (per: string | undefined) =>
    Object.entries(TIMES_PER_YEAR).find(([slot]) => per && isAll(any(slot as AmountSlot), per))?.[1] ?? null
  /** No price for a month or a year is below LEAST_BARE_PRICE: there, "months" or "years" belongs to an age. */
  const isTooLittle = (amount: string | undefined, per: string | undefined) =>
    Number(amount) < LEAST_BARE_PRICE && (timesPerYear(per) ?? 0) <= TIMES_PER_YEAR.perMonth
  const priceFound = (isMost: boolean, [, sign, amount, word, per]: Match): Found | null => {
    if (!sign && !word && isTooLittle(amount, per)) return null
    const weekly = weeklyDollars(amount, timesPerYear(per))
    return weekly === null ? null : { priceRange: isMost ? `0-${weekly}` : `${weekly}-` }
  }
  const isAfternoon = (half: string | undefined) => isAll(any('afternoon', 'night'), half)
  /** Without "am" or "pm", a drop-off is in the morning and a pick-up in the afternoon. */
  const timeFound = (field: 'dropOff' | 'pickUp', [, hour, minute, half]: Match): Found | null => {
    const isMidnight = hour === '12' && isAll(any('night'), half)
    const at = minuteOf(hour, minute, half ? isAfternoon(half) && !isMidnight : field === 'pickUp')
    return at === null ? null : { [field]: clockText(at) }
  }
  const daysBetween = (from: string | undefined, to: string | undefined): Found | null => {
    const codes = DAYS.map(({ code }) => code as string)
    const [first, last] = [from, to].map((name) => codes.indexOf(days.get(name ?? '') ?? ''))
    if (first === undefined || last === undefined || first > last) return null
    return { days: codes.slice(first, last + 1).join(',') }
  }

  const amounts: Amount[] = [
    {
      pattern: new RegExp(`([2-5]) ${DAY_UNIT} ${any('timesAWeek')}`),
      read: ([, days]): Found => (days === '5' ? { days: 'mon,tue,wed,thu,fri' } : { amenity: 'part_time_days' }),
    },
    { pattern: /1:(4|6|8|10)(?: ratio)?/, read: ([, most = '']) => ({ teacherRatio: most }) },
    {
      pattern: new RegExp(`(?:${any('within')} )?${NUMBER} ${MILE}(?: ${any('away')})?`),
      read: ([, miles]) => {
        const nearest = DISTANCES.find((distance) => distance >= numberOf(miles))
        return nearest === undefined ? null : { distance: String(nearest) }
      },
    },
    // Prices: ranges, then limits, then plain amounts.
    {
      pattern: new RegExp(
        String.raw`(?:${any('between')} )?(\$ ?)?(\d{2,5}) ${any('priceTo')} (\$ ?)?(\d{2,5})( ${any('dollar')})?(?:${PER}\b)?`,
      ),
      read: ([, sign, from, otherSign, to, word, per]) => {
        const hasDollars = Boolean(sign || otherSign || word)
        const [least, most] = [from, to].map((dollars) => weeklyDollars(dollars, timesPerYear(per)))
        if (!least || !most || least > most || (!hasDollars && isTooLittle(from, per))) return null
        return { priceRange: `${least}-${most}` }
      },
    },
    { pattern: new RegExp(`${any('atMost')} ${MONEY}`), read: (match) => priceFound(true, match) },
    { pattern: new RegExp(`${any('atLeast')} ${MONEY}`), read: (match) => priceFound(false, match) },
    {
      pattern: new RegExp(`${MONEY}( ${any('orLess')})?`),
      read: (match) => {
        const [, sign, amount, word, per, orLess] = match
        const isBare = !sign && !word && !orLess
        return isBare && (!per || Number(amount) < LEAST_BARE_PRICE) ? null : priceFound(true, match)
      },
    },
    // Ages.
    {
      pattern: new RegExp(`(?:${any('ageFrom')} )?${NUMBER} ${any('ageTo')} ${NUMBER} ${YEAR}${OLD}`),
      read: ([, from, to]) => agesFound(numberOf(from) * 12, (numberOf(to) + 1) * 12),
    },
    {
      pattern: new RegExp(`(?:${any('ageFrom')} )?${NUMBER} ${any('ageTo')} ${NUMBER} ${MONTH}${OLD}`),
      read: ([, from, to]) => agesFound(numberOf(from), numberOf(to) + 1),
    },
    {
      pattern: new RegExp(`${any('ages')} ${NUMBER} ${any('agesTo')} ${NUMBER}`),
      read: ([, from, to]) => agesFound(numberOf(from) * 12, (numberOf(to) + 1) * 12),
    },
    {
      pattern: new RegExp(`${any('younger')} ${NUMBER} ${YEAR}${OLD}`),
      read: ([, years]) => agesFound(0, numberOf(years) * 12),
    },
    {
      pattern: new RegExp(`${any('younger')} ${NUMBER} ${MONTH}${OLD}`),
      read: ([, months]) => agesFound(0, numberOf(months)),
    },
    {
      pattern: new RegExp(`${NUMBER} ${YEAR}(?: ${any('agesTo')})? ${NUMBER} ${MONTH}${OLD}`),
      read: ([, years, months]) => (numberOf(months) < 12 ? ageFound(numberOf(years) * 12 + numberOf(months)) : null),
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
      read: ([text, years]) => ({
        ...(text?.startsWith('vpk') ? { program: 'vpk' } : { childcareType: 'preschool' }),
        age: String(Number(years) * 12),
      }),
    },
    {
      pattern: new RegExp(`${any('isAged')} ${NUMBER}`),
      read: ([, years]) => (numberOf(years) <= 12 ? ageFound(numberOf(years) * 12) : null),
    },
    // Days and times.
    {
      pattern: new RegExp(`${DAY} ${any('timeTo')} ${DAY}`),
      read: ([, from, to]) => daysBetween(from, to),
    },
    {
      pattern: new RegExp(`(?:${any('open')} )?(?:${any('between')} )?${TIME} ${any('timeTo')} ${TIME}`),
      read: ([, hour, minute, half, ...until]) => {
        const [from, to] = [timeFound('dropOff', ['', hour, minute, half]), timeFound('pickUp', ['', ...until])]
        return from && to ? { ...from, ...to } : null
      },
    },
    {
      pattern: new RegExp(`${any('closing')}(?: ${any('closingLinks')})* ${TIME}`),
      read: (match) => timeFound('pickUp', match),
    },
    {
      pattern: new RegExp(`${any('opens')}?(?: ?${any('late')})+ ${TIME}`),
      read: (match) => timeFound('pickUp', match),
    },
    {
      pattern: new RegExp(`${any('opening')}(?: ${any('openingLinks')})* ${TIME}`),
      read: (match) => timeFound('dropOff', match),
    },
    {
      pattern: new RegExp(`${any('by')} ${TIME}`),
      read: (match) => timeFound(isAfternoon(match[3]) ? 'pickUp' : 'dropOff', match),
    },
  ]
  const months = Array.from({ length: 12 }, (_, month) =>
    languages.map(({ amounts }) => amounts.months[month]).join('|'),
  )
  const start = new RegExp(
    String.raw`(?<![^\s|])${any('starting')}(?: ${any('startLinks')})* (${months.join('|')})(?:(?: ${any('ofYear')})? (20\d\d))?(?![^\s|])`,
  )
  return { amounts, start, months: months.map((month) => new RegExp(`^(?:${month})$`)) }
}

/** A pattern that never matches. */
const NEVER = '(?!)'

const isAll = (pattern: string, text: string | undefined) =>
  text !== undefined && new RegExp(`^(?:${pattern})$`).test(text)

/** Replaces each part of a text that was understood. */
export const BREAK = ' | '

/** Finds every amount in a text and removes it. A match must not be part of a word or a larger number. */
export function extractAmounts(text: string, { amounts }: AmountPatterns): { found: Found[]; rest: string } {
  const found: Found[] = []
  let rest = text
  for (const { pattern, read } of amounts) {
    const whole = new RegExp(String.raw`(?<![^\s|])${pattern.source}(?![^\s|])`, 'g')
    rest = rest.replace(whole, (...given: (string | number | undefined)[]) => {
      const groups = given.flatMap((value, index) => (index < given.length - 2 ? [value?.toString()] : []))
      const values = read(groups)
      // A search is for one child, so the age of a second one is not taken.
      const isOtherChild = found.some(({ age }) => age && values?.age && age !== values.age)
      if (!values || isOtherChild) return String(given[0])
      found.push(values)
      return BREAK
    })
  }
  return { found, rest }
}

/** Finds the month when care should start and removes it. Without a year, it is the next month of that name. `thisMonth` is "YYYY-MM". */
export function extractStartMonth(
  text: string,
  { start, months }: AmountPatterns,
  thisMonth: string,
): { start: string | null; words: string; rest: string } {
  const match = start.exec(text)
  if (!match) return { start: null, words: '', rest: text }
  const [words, name = '', year] = match
  const month = String(months.findIndex((one) => one.test(name)) + 1).padStart(2, '0')
  const thisYear = Number(thisMonth.slice(0, 4))
  const next = `${thisYear}-${month}` < thisMonth ? thisYear + 1 : thisYear
  return { start: `${year ?? next}-${month}`, words, rest: text.replace(words, BREAK) }
}
