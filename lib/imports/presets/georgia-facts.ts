import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { cleanAge } from '../rules/clean-age'
import { cleanClock, intervalOf } from '../rules/clean-hours'
import { cleanCents, cleanWeekly } from '../rules/clean-money'
import { quoted } from '../rules/quoted'
import type { FileRow, Note } from '../types/rows'

/** What Georgia's file says of ages, hours and prices. Each answers only what it knows, and adds a note for what cannot be. */

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const BANDS = {
  'Under 1 year': 'infant',
  '1 year': 'one',
  '2 years': 'two',
  '3 years': 'three',
  '4 years': 'four',
  // Kindergartners first, so that "5 years & older" has the last word where both are given.
  '5 years (Kindergarten)': 'school_age',
  '5 years & older': 'school_age',
} as const

type Known = Partial<ProviderDraft>

/** MINIMUMAGEINWEEKS is not read: where the unit is months, the file counts twelve weeks a month. */
export function agesOf(row: FileRow, notes: Note[]): Known {
  const youngest = cleanAge(row.MINIMUMAGEBYVALUE ?? '', row.MINIMUMAGEBYTYPE ?? '', 'youngest')
  const oldest = cleanAge(row.MAXIMUMAGEBYVALUE ?? '', row.MAXIMUMAGEBYTYPE ?? '', 'oldest')
  if (youngest !== null && oldest !== null && youngest > oldest) {
    notes.push({ code: 'ages', text: `From ${youngest} to ${oldest} months cannot be.` })
    return {}
  }
  return { ...(youngest !== null && { ageMinMonths: youngest }), ...(oldest !== null && { ageMaxMonths: oldest }) }
}

export function hoursOf(row: FileRow, notes: Note[]): Known {
  const of = (opens: string, closes: string) => intervalOf(cleanClock(row[opens] ?? ''), cleanClock(row[closes] ?? ''))
  const week = of('HOURS_OPEN', 'HOURS_CLOSE')
  const weekend = of('HOURS_OPEN_WEEKEND', 'HOURS_CLOSE_WEEKEND') ?? week
  const days = (row.DAYS_OP ?? '').split(',').map((day) => DAYS.indexOf(day.trim()))
  if (week === null || weekend === null) {
    if (row.HOURS_OPEN || row.HOURS_CLOSE)
      notes.push({
        code: 'hours',
        text: `From ${quoted(row.HOURS_OPEN ?? '')} to ${quoted(row.HOURS_CLOSE ?? '')} cannot be.`,
      })
    return {}
  }
  const hours = DAYS.flatMap((_, weekday) =>
    days.includes(weekday) ? [{ weekday, ...(weekday < 5 ? week : weekend) }] : [],
  )
  return hours.length === 0 ? {} : { hours }
}

export function pricesOf(row: FileRow, notes: Note[]): Known {
  const weekly = new Map<string, number>()
  const rates = (row.WEEKLYFULLDAYRATES ?? '').split('|').map((rate) => /^(.+) - (\$[\d.,]+)$/.exec(rate.trim()))
  for (const label of Object.keys(BANDS) as (keyof typeof BANDS)[]) {
    const price = rates.find((rate) => rate?.[1] === label)?.[2]
    const cents = price === undefined ? null : cleanWeekly(price)
    if (cents !== null) weekly.set(BANDS[label], cents)
    else if (price !== undefined && cleanCents(price) !== null)
      notes.push({ code: 'tuition', text: `${price} a week for ${label.toLowerCase()} cannot be.` })
  }
  const fee = cleanCents(row.RATE_REGISTRATIONFEE ?? '')
  const bands = [...new Set(Object.values(BANDS))].flatMap((band) => {
    const tuitionWeeklyCents = weekly.get(band)
    return tuitionWeeklyCents === undefined ? [] : [{ band, tuitionWeeklyCents }]
  })
  return {
    ...(bands.length > 0 && { ageBands: bands }),
    ...(fee !== null && fee <= 500_000 && { registrationFeeCents: fee }),
  }
}
