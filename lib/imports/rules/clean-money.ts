import { plainText } from './plain-text'

/** A week of care in US dollars that can be; less is a day's price or a slip, more a month's or a year's. Cents. */
const LEAST_WEEKLY = 2_000
const MOST_WEEKLY = 150_000

/** Cents of "$1,250.50", "280"; null for 0 and for what is no amount. */
export function cleanCents(value: string): number | null {
  const text = (plainText(value) ?? '').replace(/[$,\s]/g, '')
  const cents = /^\d{1,7}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 ? cents : null
}

/** A weekly price in cents; null when it is none that can be. */
export function cleanWeekly(value: string): number | null {
  const cents = cleanCents(value)
  return cents !== null && cents >= LEAST_WEEKLY && cents <= MOST_WEEKLY ? cents : null
}
