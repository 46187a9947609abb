import { LIMITS } from '@/lib/providers/schema'
import { plainText } from './text'

/** The five digits of "32801", "32801-1234", "328011234" or, with its zero lost in a spreadsheet, "1001"; else null. */
export function cleanZip(value: string): string | null {
  const digits = /^(\d{3,5}|\d{9})(?:[ -]?\d{4})?$/.exec(plainText(value) ?? '')?.[1]
  return digits ? digits.slice(0, 5).padStart(5, '0') : null
}

/**
 * "(407) 555-0123", with " ext. 12" where there is one, from any common format of a US number. Null when it is unknown
 * or not valid in the North American plan (area code and exchange begin with 2 to 9).
 */
export function cleanPhone(value: string): string | null {
  const text = plainText(value) ?? ''
  const [, main = '', extension] = /^(.*?)(?:\s*(?:ext\.?|extension|x|#)\s*\.?\s*(\d{1,6}))?$/iu.exec(text) ?? []
  if (/[^\d\s()+./-]/.test(main)) return null
  const parts = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(main.replace(/\D/g, ''))
  if (!parts) return null
  return `(${parts[1]}) ${parts[2]}-${parts[3]}${extension ? ` ext. ${extension}` : ''}`
}

/** A count of children from 1 to `max`; "-999", 0 and words are unknown. */
export function cleanCount(value: string, max: number): number | null {
  const text = plainText(value)?.replace(/[, ]/g, '') ?? ''
  const count = /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= max ? count : null
}

/** Decimal degrees; null for anything else and for the 0/0 and -999 of empty fields. */
export function cleanDegrees(value: string, max: 90 | 180): number | null {
  const text = plainText(value) ?? ''
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return degrees !== 0 && Math.abs(degrees) <= max ? degrees : null
}

/** "2022/05/02 00:00:00+00", "2022-05-02", "5/2/2022" and "5/2/22" as "2022-05-02"; null when it is not a calendar date. */
export function cleanDate(value: string): string | null {
  const text = plainText(value) ?? ''
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T].*)?$/.exec(text)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?: .*)?$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3]?.padStart(4, '20'), us[1], us[2]] : []
  if (!year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date
}

/** A web address with its protocol: "www.otter.example" -> "http://www.otter.example". Null when it is not one. */
export function cleanWebsite(value: string): string | null {
  const text = plainText(value)
  if (text === null || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address) || address.length > LIMITS.website) return null
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$/i.test(hostname) && username === '' ? address : null
}
