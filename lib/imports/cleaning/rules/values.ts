import type { Point } from '@/lib/places/rules/geo'
import { LIMITS } from '@/lib/providers/schema'
import type { Parsed } from '../../types'
import { hasOneCase, plainText } from './text'

/** The five digits of "32801", "32801-1234", "328011234" or, with its zero lost in a spreadsheet, "1001"; else null. */
export function cleanZip(value: string): string | null {
  const digits = /^(?!0{3})(\d{3,5}|\d{9})(?: ?-? ?(?:\d{4})?|\.0)$/.exec(plainText(value) ?? '')?.[1]
  return digits ? digits.slice(0, 5).padStart(5, '0') : null
}

/**
 * "(407) 555-0123", with " ext. 12" where there is one, from any common format of a US number; of several the first.
 * Null when it is unknown or not valid in the North American plan (area code and exchange begin with 2 to 9).
 */
export function cleanPhone(value: string): string | null {
  const text = (plainText(value) ?? '')
    .replace(/^(?:phone|tel(?:ephone)?|office|main)\b[.:]?\s*/i, '')
    .replace(/\s*\((?:cell|home|work|office|main|mobile|[chwom])\)|\s+(?:cell|home|work|office|mobile)$/gi, '')
  const one = withExtension(text)
  if (one) return one
  const [first = '', ...others] = text.split(
    /\s*(?:\/|;|,|\||\bor\b|\band\b|&)\s*|\s(?=\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$)/i,
  )
  const phone = withExtension(first)
  // "407-555-0100 x12 or x14", "407-555-0100/0101"
  const isOther = (other: string) =>
    withExtension(other) !== null || (phone?.includes('ext') ? /^(?:ext\.?|x)? ?\d{1,6}$/i : /^\d{4}$/).test(other)
  return others.length > 0 && others.every(isOther) ? phone : null
}

function withExtension(text: string): string | null {
  const [, main = '', extension] =
    /^(.*?)(?:[\s,;(]*(?:extn?|extension|x|#)\s*[.:]?\s*(\d{1,6})\)?)?$/iu.exec(text) ?? []
  const one = onePhone(VANITY.test(main) ? main.replace(/[a-z]/gi, digitOf) : main)
  return one && `${one}${extension ? ` ext. ${extension}` : ''}`
}

/** "407-555-CARE", but not the masked "407-555-XXXX". */
const VANITY = /^(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*(?!x{4})[a-z]{4}$/i
const digitOf = (letter: string) => '22233344455566677778889999'.charAt(letter.toLowerCase().charCodeAt(0) - 97)

function onePhone(text: string): string | null {
  // Also nonbreaking hyphens and dashes, which web pages and documents use.
  if (/[^\d\s()+./\u2010-\u2015-]/.test(text)) return null
  const parts = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(text.replace(/\.0$|\D/g, ''))
  return parts && `(${parts[1]}) ${parts[2]}-${parts[3]}`
}

/** The first e-mail address, in lowercase if it was all in capitals. Null for a text that is not one, such as "none@none" or a web address. */
export function cleanEmail(value: string): string | null {
  const [first = ''] = (plainText(value) ?? '').replace(/^mailto:/i, '').split(/[\s,;]+/)
  if (first.length > LIMITS.email || !/^[^\s@<>"(),:;]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/i.test(first))
    return null
  return hasOneCase(first) ? first.toLowerCase() : first
}

/** TRUE and FALSE as files spell them. */
export function parseFlag(value: string): Parsed<boolean> {
  const text = plainText(value)?.toLowerCase()
  if (text === undefined) return { is: 'empty' }
  if (/^(?:true|t|yes|y|x|1|\u2713|\u2714|\u2611|checked)$/.test(text)) return { is: 'value', value: true }
  if (/^(?:false|f|no|n|0|\u2717|\u2610|unchecked)$/.test(text)) return { is: 'value', value: false }
  return { is: 'not_understood' }
}

/** How states say that a provider may care for children; a license in renewal stays in force. */
const OPEN_STATUS =
  /^(?:open|active|operati|licen[cs]e|full|initial|original|amended|continu|non-?expiring|valid|regular|current|issued|permanent\b|(?:on )?probation|(?:(?:1st|2nd|3rd|first|second|third) )?provisional|conditional|permit|certif|complian|regist|listed|exempt|approved|in good standing|reinstated|renew|pending renewal|temporary (?:licen[cs]|permit|certif|regist|approv))/i
/** Matches "Closed (temporary)" and "Suspended pending hearing", but not a temporary permit. */
const CLOSED_FOR_A_TIME =
  /\b(?:temp(?:orar\w*)?|season\w*)\W+(?:clos|inactiv|suspen|not\b)|\b(?:clos|inactiv|suspen)\w*\W+(?:for (?:the )?)?(?:temp\b|temporar|season)|\bsuspended\W+(?:operation|pending)/i
const CLOSED = /^(?:permanently |voluntarily )?(?:closed|inactive)/i
/** Words that end a license or a provider wherever they stand: "License Revoked". */
const ENDED =
  /\b(?:revok|revoc|clos|inactiv|expired|lapsed|surrender|withdraw|denied|terminat|cancel|rescind|relinquish|discontinu|ceas|out of business|not active|no longer (?:operat|open|in operation|licen[cs]))|\bno[nt][- ]renew/i
/** While its license is suspended, a provider may not care for children. */
const SUSPENDED = /\bsuspen(?:ded|sion)\b/i
/** "Licensed, not operating" */
const NOT_OPERATING = /\bnot (?:currently |yet )?(?:operat|open|in operation)|\bnon-?operat/i
/** Nothing has ended yet: "Revocation Pending", "Open (closing 6/30/2026)". */
const UNDECIDED = /pending|propos|appeal|intent|\bclosing\b|in (?:process|progress)/i
/** Words that begin like an open provider's, but may mean that there is no license: "License Pending", "Initial Application", "Operating illegally". */
const UNLICENSED =
  /^(?:licen[cs]\w*|permit|certif\w*|regist\w*|initial|original)\b(?!.*renew).*\b(?:pending|appl\w*|in (?:process|progress)|void\w*)\b|\b(?:without|illegal|unlicen[cs]|not current)/i
/** It has not ended after all: "Suspension Lifted". */
const LIFTED = /stayed|lifted|suspension (?:rescind|end|withdr)/i

/** The statuses that a row can state, from least to most serious. If a row states several, the most serious counts. */
export const STATUSES = ['open', 'temporarily_closed', 'closed'] as const

/** What a word says about a provider: "undecided" if it is open but may not stay so; null if the word is not understood. */
export function parseStatus(word: string): (typeof STATUSES)[number] | 'undecided' | null {
  const text = word.trim()
  const isLifted = LIFTED.test(text)
  if (CLOSED_FOR_A_TIME.test(text) && !isLifted) return 'temporarily_closed'
  if (CLOSED.test(text)) return 'closed'
  // New York City's "Expired-In Renewal".
  if (/\bin renewal$/i.test(text)) return 'open'
  const [hasEnded, isSuspended] = [ENDED.test(text), SUSPENDED.test(text)]
  if ((hasEnded || isSuspended) && (isLifted || UNDECIDED.test(text))) return 'undecided'
  if (hasEnded) return 'closed'
  if (isSuspended || NOT_OPERATING.test(text)) return 'temporarily_closed'
  return OPEN_STATUS.test(text) && !UNLICENSED.test(text) ? 'open' : null
}

/**
 * A number of children: "25", "25 Children", "Total: 60", "up to 45", "16 (sixteen)", the larger number of "6 - 12" and of "Day: 50 /
 * Night: 30", or the sum of "Infants: 8, Toddlers: 12". Zero and -999 mean "unknown" in such lists.
 */
export function parseCapacity(value: string): Parsed<number> {
  const text = plainText(value)
    ?.toLowerCase()
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/^up to |(?<=\d) ?\([a-z -]+\)$/g, '')
    .replace(/^\d{1,3} ?(?:-|to) ?(?=\d{1,3}\b)/, '')
  if (text === undefined || (/^-?\d+(?:\.0+)?$/.test(text) && Number(text) <= 0)) return { is: 'empty' }
  const [, whole, part] = WITH_PART.exec(text) ?? []
  const isPart = part?.match(/\d+/g)?.every((count) => Number(count) <= Number(whole)) === true
  const total =
    /^(?:(?:total|max(?:imum)?|licensed)?\s*(?:capacity)?\s*[:=]?\s*)(\d{1,5})(?:\.0+)?\s*(?:children|child|kids|slots|seats|spaces|total|max(?:imum)?)?\.?$/.exec(
      isPart ? (whole ?? '') : text,
    )
  const count = total ? Number(total[1]) : sumOfParts(text)
  return count !== null && count >= 1 && count <= LIMITS.capacity
    ? { is: 'value', value: count }
    : { is: 'not_understood' }
}

/** "12 (4 infants)" */
const WITH_PART =
  /^(\d+)(?: children)? ?\((?=.*(?:infant|toddler|under))(?!.*(?:\+|plus|addition|enroll|vacan|open|avail|night))([^()]*)\)$/

const TOTAL =
  /^(?:total|licensed|max(?:imum)?|capacity)(?: (?:total|licensed|max(?:imum)?|capacity|children|slots|seats))*$/
const SHIFT = /^(?:day(?! ?-?care)|evening|(?:over)?night)/

/**
 * The sum of "Infants: 8, Toddlers: 12" or "8 infants; 12 toddlers". If the parts include a total ("Total: 20"), that total; of shifts, the
 * largest.
 */
function sumOfParts(text: string): number | null {
  const parts = text.split(/\s*[,;|/]\s*|\s+(?:and|\+)\s+/).filter(Boolean)
  const read = parts.map((part) =>
    /^([a-z][a-z() -]*?)\s*[:=-]?\s*(\d{1,4})$|^(\d{1,4})\s+([a-z][a-z() -]*)$/.exec(part),
  )
  if (parts.length < 2 || read.includes(null)) return null
  const counts = read.map((part) => ({ label: part?.[1] ?? part?.[4] ?? '', count: Number(part?.[2] ?? part?.[3]) }))
  if (counts.some(({ label }) => /enroll|vacan|opening/.test(label))) return null
  const totals = new Set(counts.filter(({ label }) => TOTAL.test(label)).map(({ count }) => count))
  if (totals.size > 0) return totals.size === 1 ? ([...totals][0] ?? null) : null
  const shifts = counts.filter(({ label }) => SHIFT.test(label)).map(({ count }) => count)
  if (shifts.length > 0) return shifts.length === counts.length ? Math.max(...shifts) : null
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** Decimal degrees; null for anything else and for the 0/0 and -999 of empty fields. */
export function cleanDegrees(value: string, max: 90 | 180): number | null {
  const text = (plainText(value) ?? '').replace(/^(?:POINT ?)?[([]|[)\]]$|°/gi, '')
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return degrees !== 0 && Math.abs(degrees) <= max ? degrees : null
}

/** Null unless both are known. */
export const pointOf = (latitude: number | null, longitude: number | null): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Milliseconds since 1970, as map services write dates. */
const EPOCH = /^-?\d{12,13}$/

/**
 * A calendar date as "2022-05-02" from "2022/05/02 00:00:00+00", "5/2/22", "05-02-2022", "20220502", "2-May-22", "May 2,
 * 2022" or milliseconds since 1970; null for anything else, and for the 1/1/1900 and 12/31/9999 of empty fields. Two digits are
 * a year of this century up to 2049.
 */
export function cleanDate(value: string): string | null {
  const text = plainText(value) ?? ''
  if (EPOCH.test(text)) return plausibleDay(new Date(Number(text)).toISOString().slice(0, 10))
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(text) ?? /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text)
  const us = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[ T].*)?$/.exec(text)
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[-, ]+(\d{4}|\d{2})(?:[ T].*)?$/i.exec(text)
  const monthFirst =
    /^(?:[a-z]{3,9},? )?([a-z]{3})[a-z]*(?:\.? |-)(\d{1,2})(?:st|nd|rd|th)?(?:,? |-)(\d{4})(?: .*)?$/i.exec(text)
  if (iso) return calendarDate(iso[1], Number(iso[2]), Number(iso[3]))
  if (us) return calendarDate(us[4], Number(us[1]), Number(us[3]))
  if (dayFirst) return calendarDate(dayFirst[3], monthOf(dayFirst[2]), Number(dayFirst[1]))
  return monthFirst && calendarDate(monthFirst[3], monthOf(monthFirst[1]), Number(monthFirst[2]))
}

/** Excel's day numbers from 1980 to 2069. */
const SERIAL = /^(?:29[3-9]|[345]\d\d|6[01]\d)\d\d(?:\.\d+)?$/
/** How files write an unknown day, or a day that never comes. */
export const NO_DAY =
  /^(?:12\/31\/9999|9999-12-31|0?1\/0?1\/(?:1900|0001)|(?:1900|0001)-01-01)(?!\d)|^(?:perpetual|continuous|indefinite|permanent|non-?expiring|no expiration)\b/i
const SERIAL_EPOCH = Date.UTC(1899, 11, 30)

/** The date of a cell in a date column. Spreadsheets may export a day's serial number: "46326" is 2026-10-31. */
export function cleanCellDate(value: string): string | null {
  const text = plainText(value) ?? ''
  if (!SERIAL.test(text)) return cleanDate(value)
  return new Date(SERIAL_EPOCH + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10)
}

/** When a provider closed or a license ends, at the end of a month if there is no day; empty for a day that never comes. */
export function parseLastDay(text: string): Parsed<string> {
  const day = cleanCellDate(text) ?? lastDayOfMonth(text)
  if (day !== null) return { is: 'value', value: day }
  return plainText(text) === null || NO_DAY.test(text.trim()) ? { is: 'empty' } : { is: 'not_understood' }
}

/** The last day of a month without a day: "12/2026", "2026-12", "Dec 2026". Null for anything else. */
export function lastDayOfMonth(value: string): string | null {
  const text = plainText(value) ?? ''
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text)
  const us = /^(\d{1,2}|[a-z]{3,9}\.?)[-/, ]+(\d{4})$/i.exec(text)
  const [year, name = ''] = iso ? [iso[1], iso[2]] : [us?.[2], us?.[1]]
  const month = Number(name) || monthOf(name.slice(0, 3))
  return calendarDate(year, month, new Date(Date.UTC(Number(year), month, 0)).getUTCDate())
}

const monthOf = (name = '') => MONTHS.indexOf(name.toLowerCase()) + 1

function calendarDate(yearText = '', month: number, day: number): string | null {
  const year = yearText.length === 2 ? `${Number(yearText) < 50 ? 20 : 19}${yearText}` : yearText
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : plausibleDay(date)
}

const plausibleDay = (date: string) => (/^(?:19[5-9]|20\d|2100)/.test(date) ? date : null)

/** A web address with its protocol: "www.otter.example" -> "http://www.otter.example". Null when it is not one. */
export function cleanWebsite(value: string): string | null {
  const text = plainText(value)
  if (text === null || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address) || address.length > LIMITS.website) return null
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$/i.test(hostname) && username === '' ? address : null
}

/** The plausible range for a week of care, in cents: less is a daily price or a typo, more a monthly or yearly one. */
const MIN_WEEKLY = 2_000
const MAX_WEEKLY = 150_000

/** Cents of "$1,250.50", "280"; null for 0 and for anything that is not an amount. */
export function cleanCents(value: string): number | null {
  const text = (plainText(value) ?? '').replace(/[$,\s]/g, '')
  const cents = /^\d{1,7}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 ? cents : null
}

const MAX_FEE = 500_000

/** A registration fee in cents; null when it is not plausible. */
export function cleanFee(value: string): number | null {
  const cents = cleanCents(value)
  return cents !== null && cents <= MAX_FEE ? cents : null
}

/** A weekly price in cents; null when it is not plausible. */
export function cleanWeekly(value: string): number | null {
  const cents = cleanCents(value)
  return cents !== null && cents >= MIN_WEEKLY && cents <= MAX_WEEKLY ? cents : null
}

/** The midnight that spreadsheets add to a date. Any other time means the field is not a date. */
const MIDNIGHT = /[ T](?:0?0:00(?::00)?(?:\.0+)?Z?|12:00(?::00)? AM)$/i

/**
 * "03/04/2026" and "2026-03-04" as "2026-03-04"; null when the field is empty, undefined when it is not a calendar date
 * or is ambiguous.
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

/** The date on a line of its own above the header, which is how some states date their files; null when there is none. */
export function dateIn(above: readonly (readonly string[])[]): string | null {
  for (const record of above) {
    const [only, ...others] = record.filter((field) => field.trim() !== '')
    const date = only !== undefined && others.length === 0 ? cleanDate(only.replace(/^\uFEFF/, '')) : null
    if (date !== null) return date
  }
  return null
}
