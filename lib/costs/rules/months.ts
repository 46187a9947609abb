import type { Month } from '../types'

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `month` counts from 1, as people write it. */
export function monthOf(year: number, month: number): Month {
  return year * 12 + month - 1
}

export function yearOf(month: Month): number {
  return Math.floor(month / 12)
}

/** 1 to 12 */
export function monthNumber(month: Month): number {
  return (month % 12) + 1
}

/** "2027-03-14" or "2027-03" -> the month in it. */
export function monthOfDay(day: string): Month {
  const [year = '', month = ''] = day.split('-')
  return monthOf(Number(year), Number(month))
}

/** "Mar 2027" */
export function monthText(month: Month): string {
  return `${NAMES[monthNumber(month) - 1]} ${yearOf(month)}`
}

/** "Mar to Dec 2027", "Mar 2027 to Feb 2028", "Mar 2027" */
export function monthRangeText(first: Month, last: Month): string {
  if (first === last) return monthText(first)
  const isOneYear = yearOf(first) === yearOf(last)
  return `${isOneYear ? NAMES[monthNumber(first) - 1] : monthText(first)} to ${monthText(last)}`
}
