const MOST_MONTHS = 215
const UNITS: Record<string, 'weeks' | 'months' | 'years'> = {
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
  year: 'years',
  years: 'years',
}

/**
 * An age in whole months: "6" "Weeks" is 1. As the oldest, a year counts to its end: children "up to 12 years" are taken until
 * the day before they turn 13 (155). Null for no number, an unknown unit, or more than 17 years.
 */
export function cleanAge(value: string, unit: string, end: 'youngest' | 'oldest'): number | null {
  const text = value.trim()
  const number = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const months = monthsOf(number, UNITS[unit.trim().toLowerCase()], end)
  return months !== null && months <= MOST_MONTHS ? months : null
}

function monthsOf(number: number, unit: string | undefined, end: 'youngest' | 'oldest'): number | null {
  if (Number.isNaN(number) || unit === undefined) return null
  if (unit === 'weeks') return Math.round((number * 12) / 52)
  if (unit === 'months') return Math.round(number)
  return end === 'youngest' ? Math.round(number * 12) : Math.floor(number + 1) * 12 - 1
}
