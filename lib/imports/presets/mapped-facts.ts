import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { foldName } from '@/lib/providers/rules/search-text'
import { LIMITS, type ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { cleanAge } from '../rules/clean-age'
import { cleanDay } from '../rules/clean-hours'
import { cleanCents, cleanWeekly } from '../rules/clean-money'
import { cleanCount, cleanPhone } from '../rules/clean-numbers'
import { cleanWebsite } from '../rules/clean-website'
import { type Mapping, WEEKDAY_KEYS } from '../rules/mapping-schema'
import { plainText } from '../rules/plain-text'
import { quoted } from '../rules/quoted'
import type { FileRow, Note, NoteCode } from '../types/rows'

/** What a mapped row says of each group of facts; each answers only what it knows and notes what cannot be. */

type Known = Partial<ProviderDraft>
const cell = (row: FileRow, column: string | undefined) => (column ? (row[column.trim().toUpperCase()] ?? '') : '')

export function contactOf({ columns }: Mapping, row: FileRow, notes: Note[]): Known {
  const digits = /^\d{1,6}$/.exec(cell(row, columns.extension).trim())?.[0]
  const given = cell(row, columns.phone)
  const phone = cleanPhone(digits ? `${given} x${digits}` : given)
  const website = cleanWebsite(cell(row, columns.website))
  const email = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.exec(plainText(cell(row, columns.email)) ?? '')?.[0]
  const capacity = cleanCount(cell(row, columns.capacity), LIMITS.capacity)
  note(notes, 'phone', phone, given, 'no phone number')
  note(notes, 'website', website, cell(row, columns.website), 'no web address')
  return {
    ...(phone && { phone }),
    ...(website && { website }),
    ...(email && { email }),
    ...(capacity && { capacity }),
  }
}

export function agesOf({ columns, ageUnit }: Mapping, row: FileRow, notes: Note[]): Known {
  const youngest = cleanAge(cell(row, columns.youngest), ageUnit ?? '', 'youngest')
  const oldest = cleanAge(cell(row, columns.oldest), ageUnit ?? '', 'oldest')
  if (youngest !== null && oldest !== null && youngest > oldest) {
    notes.push({ code: 'ages', text: `From ${youngest} to ${oldest} months cannot be.` })
    return {}
  }
  return { ...(youngest !== null && { ageMinMonths: youngest }), ...(oldest !== null && { ageMaxMonths: oldest }) }
}

/** A week with one day that cannot be read is no week that people may rely on. */
export function hoursOf({ hours: columns = {} }: Mapping, row: FileRow, notes: Note[]): Known {
  const days = WEEKDAY_KEYS.map((day) => plainText(cell(row, columns[day])) ?? '')
  if (days.every((text) => text === '')) return {}
  const read = days.map((text) => (text === '' ? ('closed' as const) : cleanDay(text)))
  const wrong = days.find((_, day) => read[day] === null)
  if (wrong !== undefined) {
    notes.push({ code: 'hours', text: `${quoted(wrong)} are no hours that can be.` })
    return {}
  }
  const hours = read.flatMap((one, weekday) => (one === null || one === 'closed' ? [] : [{ weekday, ...one }]))
  return hours.length > 0 ? { hours } : {}
}

export function pricesOf({ tuition = {}, columns }: Mapping, row: FileRow, notes: Note[]): Known {
  const ageBands = AGE_BANDS.flatMap(({ code }) => {
    const given = cell(row, tuition[code])
    const cents = cleanWeekly(given)
    if (cents === null && cleanCents(given) !== null)
      notes.push({ code: 'tuition', text: `${quoted(given)} a week cannot be.` })
    return cents === null ? [] : [{ band: code, tuitionWeeklyCents: cents }]
  })
  const fee = cleanCents(cell(row, columns.registrationFee))
  return {
    ...(ageBands.length > 0 && { ageBands }),
    ...(fee !== null && fee <= 500_000 && { registrationFeeCents: fee }),
  }
}

export function saidOf({ words = [] }: Mapping, row: FileRow, notes: Note[]): Known {
  const said: Record<string, string[]> = {}
  for (const { column, list, separator, codes } of words) {
    const meanings = new Map(Object.entries(codes).map(([word, code]) => [foldName(word), code]))
    const given = cell(row, column)
      .split(separator)
      .flatMap((word) => plainText(word) ?? [])
    const unknown = given.filter((word) => !meanings.has(foldName(word)))
    if (unknown.length > 0)
      notes.push({ code: 'word', text: `${column}: no code for ${unknown.map(quoted).join(', ')}.` })
    const found = given.flatMap((word) => meanings.get(foldName(word)) ?? [])
    if (found.length > 0) said[list] = [...new Set([...(said[list] ?? []), ...found])]
  }
  // The codes were checked against each list when the mapping was read.
  return said as Known
}

export function factsOf({ sourceName }: Mapping, known: Known, confirmedOn: string): ProviderDraft['facts'] {
  const stamp = { source: 'state_file' as const, sourceName, confirmedOn }
  return {
    contact: stamp,
    ...(known.hours && { hours: stamp }),
    ...((known.ageBands || known.registrationFeeCents !== undefined) && { tuition: stamp }),
    ...(known.licenses && { license: stamp }),
  }
}

function note(notes: Note[], code: NoteCode, clean: string | null, given: string, what: string): void {
  if (clean === null && plainText(given)) notes.push({ code, text: `${quoted(given)} is ${what}.` })
}
