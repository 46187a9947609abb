import { plainText } from './plain-text'

/** The time of day that spreadsheets add to a day; another time is none of a day's. */
const MIDNIGHT = /[ T](?:0?0:00(?::00)?(?:\.0+)?Z?|12:00(?::00)? AM)$/i

/**
 * "03/04/2026" and "2026-03-04" as "2026-03-04"; null when the field is empty, undefined when it is no day of the calendar or
 * written in a way that could be read as another.
 */
export function strictDay(value: string): string | null | undefined {
  const text = plainText(value)?.replace(MIDNIGHT, '')
  if (!text) return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year = '', month = '', day = ''] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date || year < '1950' ? undefined : date
}
