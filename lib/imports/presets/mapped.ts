import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { foldName } from '@/lib/providers/rules/names'
import { LIMITS, type ProviderDraft } from '@/lib/providers/schema'
import { cleanCount, cleanDate, cleanDegrees, cleanPhone, cleanWebsite, cleanZip } from '../cleaning/rules/values'
import { cleanAge, cleanCents, cleanDay, cleanWeekly } from '../cleaning/rules/values'
import { careTypesOf, derivedId, guessKind, programsOf } from '../cleaning/rules/kinds'
import { cleanName, cleanPlaceName } from '../cleaning/rules/names'
import { cleanStreet, isWithheld } from '../cleaning/rules/streets'
import { plainText, quoted } from '../cleaning/rules/text'
import type { CleanRow, FileRow, Note, NoteCode, Preset, Rejection } from '../types'
import { type Mapping, WEEKDAY_KEYS } from './mapping-schema'

/** Parsers for each fact group of a mapped row. Each returns only what the row states and notes implausible values. */

type Known = Partial<ProviderDraft>
const cell = (row: FileRow, column: string | undefined) => (column ? (row[column.trim().toUpperCase()] ?? '') : '')

function contactOf({ columns }: Mapping, row: FileRow, notes: Note[]): Known {
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

function agesOf({ columns, ageUnit }: Mapping, row: FileRow, notes: Note[]): Known {
  const youngest = cleanAge(cell(row, columns.youngest), ageUnit ?? '', 'youngest')
  const oldest = cleanAge(cell(row, columns.oldest), ageUnit ?? '', 'oldest')
  if (youngest !== null && oldest !== null && youngest > oldest) {
    notes.push({ code: 'ages', text: `From ${youngest} to ${oldest} months cannot be.` })
    return {}
  }
  return { ...(youngest !== null && { ageMinMonths: youngest }), ...(oldest !== null && { ageMaxMonths: oldest }) }
}

/** One unreadable day invalidates the whole week, because people rely on it. */
function hoursOf({ hours: columns = {} }: Mapping, row: FileRow, notes: Note[]): Known {
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

function pricesOf({ tuition = {}, columns }: Mapping, row: FileRow, notes: Note[]): Known {
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

export function statedOf({ words = [] }: Mapping, row: FileRow, notes: Note[]): Known {
  const stated: Record<string, string[]> = {}
  for (const { column, list, separator, codes } of words) {
    const meanings = new Map(Object.entries(codes).map(([word, code]) => [foldName(word), code]))
    const given = cell(row, column)
      .split(separator)
      .flatMap((word) => plainText(word) ?? [])
    const unknown = given.filter((word) => !meanings.has(foldName(word)))
    if (unknown.length > 0)
      notes.push({ code: 'word', text: `${column}: no code for ${unknown.map(quoted).join(', ')}.` })
    const found = given.flatMap((word) => meanings.get(foldName(word)) ?? [])
    if (found.length > 0) stated[list] = [...new Set([...(stated[list] ?? []), ...found])]
  }
  // The mapping's schema has already checked the codes against each list.
  return stated as Known
}

function factsOf({ sourceName }: Mapping, known: Known, confirmedOn: string): ProviderDraft['facts'] {
  const provenance = { source: 'state_file' as const, sourceName, confirmedOn }
  return {
    contact: provenance,
    ...(known.hours && { hours: provenance }),
    ...((known.ageBands || known.registrationFeeCents !== undefined) && { tuition: provenance }),
    ...(known.licenses && { license: provenance }),
  }
}

function note(notes: Note[], code: NoteCode, clean: string | null, given: string, what: string): void {
  if (clean === null && plainText(given)) notes.push({ code, text: `${quoted(given)} is ${what}.` })
}

/** The preset that a mapping file describes; it cleans rows the same way as the built-in presets. */
export function mappedPreset(mapping: Mapping): Preset {
  const { columns, tuition, hours, words } = mapping
  const named = [
    ...Object.values(columns),
    ...Object.values(tuition ?? {}),
    ...Object.values(hours ?? {}),
    ...(words ?? []).map((word) => word.column),
  ]
  return {
    code: mapping.source,
    title: mapping.title,
    source: mapping.source,
    columns: [...new Set(named.flatMap((column) => (column ? [keyOf(column)] : [])))],
    nameColumn: keyOf(columns.name),
    plausibleMeters: columns.latitude && columns.longitude ? 40_000 : null,
    releasedOn: mapping.asOf,
    read: (row, asOf) => read(mapping, row, asOf),
  }
}

/** Headers are compared in upper case: see readHeader. */
export const keyOf = (column: string) => column.trim().toUpperCase()

function read(mapping: Mapping, row: FileRow, asOf: string): CleanRow | Rejection {
  const { columns } = mapping
  const of = (column: string | undefined) => (column === undefined ? '' : (row[keyOf(column)] ?? ''))
  const clean = cleanName(of(columns.name))
  if (clean === null) return { code: 'name', reason: `The name ${quoted(of(columns.name))} cannot be read as one.` }
  const zip = cleanZip(of(columns.zip))
  if (zip === null) return { code: 'zip', reason: `The ZIP code ${quoted(of(columns.zip))} does not have five digits.` }
  const kind = kindOf(mapping, of(columns.kind))
  if (kind === null)
    return { code: 'kind', reason: `The type ${quoted(of(columns.kind))} does not stand under "kinds".` }
  const street = cleanStreet(
    [of(columns.street), of(columns.street2)]
      .map((line) => plainText(line) ?? '')
      .filter(Boolean)
      .join(', '),
  )
  const sourceId = columns.id === undefined ? derivedId([clean.name, street, zip]) : plainText(of(columns.id))
  if (sourceId === null) return { code: 'id', reason: 'The row has no id.' }

  const notes: Note[] = []
  if (street === null && columns.street)
    notes.push({ code: 'address', text: 'The address names no street: none is shown.' })
  const day = cleanDate(of(columns.asOf)) ?? asOf
  const guessed = kind ?? mapping.defaultKind ?? guessKind(clean.name)
  const words = statedOf(mapping, row, notes)
  const license = plainText(of(columns.license))
  const stated: Partial<ProviderDraft> = {
    ...contactOf(mapping, row, notes),
    ...agesOf(mapping, row, notes),
    ...hoursOf(mapping, row, notes),
    ...pricesOf(mapping, row, notes),
    ...(license &&
      mapping.licenseIssuer && { licenses: [{ number: license, issuer: mapping.licenseIssuer, asOf: day }] }),
  }
  return {
    sourceId,
    guessed: [...(kind === undefined ? ['kind' as const] : []), ...(words.careTypes ? [] : ['careTypes' as const])],
    notes,
    place: {
      street,
      city: cleanPlaceName(of(columns.city)),
      state: (plainText(of(columns.state)) ?? mapping.state ?? '').toUpperCase(),
      zip,
      county: cleanPlaceName(of(columns.county)),
      point: pointOf(of(columns.latitude), of(columns.longitude)),
      isWithheld: isWithheld(of(columns.street)),
    },
    known: {
      ...clean,
      ...words,
      ...stated,
      kind: guessed,
      careTypes: words.careTypes ?? careTypesOf(clean.name, guessed, false),
      programs: [...new Set([...(words.programs ?? []), ...programsOf(clean.name, guessed)])],
      facts: factsOf(mapping, stated, day),
    },
  }
}

/** Null for a word that is not mapped, undefined when the file does not state a kind. */
function kindOf({ columns, kinds = {} }: Mapping, text: string) {
  const word = plainText(text)?.toLowerCase()
  if (!columns.kind || word === undefined) return undefined
  return Object.entries(kinds).find(([key]) => key.trim().toLowerCase() === word)?.[1] ?? null
}

function pointOf(latitudeText: string, longitudeText: string) {
  const latitude = cleanDegrees(latitudeText, 90)
  const longitude = cleanDegrees(longitudeText, 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
