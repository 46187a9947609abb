import { type Message, message } from '@/lib/platform/language/message'
import type { Kind, LicenseStatus } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { foldName } from '@/lib/providers/rules/names'
import type { ProviderDraft } from '@/lib/providers/schema'
import { parseAge, parseAges } from '../cleaning/rules/ages'
import { cleanDay, daysIn, intervalBetween, type OpenDay, parseWeek } from '../cleaning/rules/hours'
import { careTypesOf, derivedId, guessKind, programsOf } from '../cleaning/rules/kinds'
import { cleanName } from '../cleaning/rules/names'
import { columnKey, plainText, quoted } from '../cleaning/rules/text'
import {
  cleanCellDate,
  cleanEmail,
  cleanFee,
  cleanPhone,
  cleanWebsite,
  cleanWeekly,
  parseCapacity,
  parseFlag,
  parseLastDay,
  parseStatus,
  STATUSES,
} from '../cleaning/rules/values'
import { columnsOf } from '../rules/columns'
import type { CleanRow, FileRow, Note, Preset, Rejection } from '../types'
import { MappedCells } from './mapped-cells'
import { placeOf } from './mapped-place'
import { type Mapping, mappedColumns, WEEKDAY_KEYS } from './mapping-schema'

/** Parsers for each fact group of a mapped row. Each returns only what the row states; what it does not understand is counted. */

type Known = Partial<ProviderDraft>

function contactOf({ columns }: Mapping, cells: MappedCells): Known {
  const digits = cells.check(columns.extension, (text) => /^\D{0,4}(\d{1,6})$/.exec(text.trim())?.[1] ?? null)
  const phone = cells.check(columns.phone, (text) => cleanPhone(digits ? `${text} x${digits}` : text))
  const website = cells.check(columns.website, cleanWebsite)
  const email = cells.check(columns.email, cleanEmail)
  const capacity = cells.take(columns.capacity, parseCapacity)
  return {
    ...(phone && { phone }),
    ...(website && { website }),
    ...(email && { email }),
    ...(capacity && { capacity }),
  }
}

function agesOf({ columns, ageUnit }: Mapping, cells: MappedCells, notes: Note[]): Known {
  const both = cells.take(columns.ages, (text) => parseAges(text, ageUnit))
  const youngest = cells.take(columns.youngest, (text) => parseAge(text, ageUnit, 'youngest')) ?? both?.youngest ?? null
  const oldest = cells.take(columns.oldest, (text) => parseAge(text, ageUnit, 'oldest')) ?? both?.oldest ?? null
  for (const text of [columns.ages, columns.youngest, columns.oldest].flatMap((ref) => cells.unread(ref) ?? []))
    notes.push({ code: 'ages', text: message('imports.rowNotes.agesUnread', { ages: quoted(text) }) })
  // An oldest age of 0 means "unknown" in such lists.
  if (oldest === 0) return youngest ? { ageMinMonths: youngest } : {}
  if (youngest !== null && oldest !== null && youngest > oldest) {
    notes.push({
      code: 'ages',
      text: message('imports.rowNotes.agesImpossible', { youngest: String(youngest), oldest: String(oldest) }),
    })
    for (const ref of [columns.youngest, columns.oldest]) cells.note(ref, cells.text(ref), false)
    return {}
  }
  return { ...(youngest !== null && { ageMinMonths: youngest }), ...(oldest !== null && { ageMaxMonths: oldest }) }
}

/** One unreadable day invalidates the whole week, because people rely on it. */
function hoursOf({ columns, hours: byDay = {} }: Mapping, cells: MappedCells): Known {
  const days = cells.check(columns.days, daysIn)
  const text = cells.text(columns.week)
  const week = parseWeek(text, days)
  // A column's first note takes precedence. The one that `take` adds below would not say that the days are missing.
  if (week.is === 'not_understood' && days === null && parseWeek(text, [0]).is === 'value')
    cells.note(columns.week, withoutDays(text), false)
  const hours =
    cells.take(columns.week, () => week) ??
    (columns.opens ? spanOf(columns, days, cells) : null) ??
    hoursByDay(byDay, cells)
  return hours.length > 0 ? { hours } : {}
}

/** What the report says about hours without days. We do not guess on which days they apply. */
const withoutDays = (text: string) => message('imports.rowNotes.hoursWithoutDays', { hours: text.trim().slice(0, 40) })

/** "opens" and "closes" apply to the days in another column. Without that column the days are unknown, so the hours are left out. */
function spanOf(columns: Mapping['columns'], days: readonly number[] | null, cells: MappedCells): OpenDay[] | null {
  const interval = intervalBetween(cells.text(columns.opens), cells.text(columns.closes))
  for (const ref of [columns.opens, columns.closes]) {
    const text = cells.text(ref)
    cells.note(ref, interval !== null && days === null ? withoutDays(text) : text, interval !== null && days !== null)
  }
  return interval && (days?.map((weekday) => ({ weekday, ...interval })) ?? null)
}

/** On a day whose hours are only unknown, a provider may be open. */
const NOT_STATED = /^(?:unknown|unspecified|tbd|not (?:specified|provided|reported|listed))$/i
const hasNoHours = (text: string) => plainText(text) === null && !NOT_STATED.test(text.trim())

function hoursByDay(byDay: NonNullable<Mapping['hours']>, cells: MappedCells): OpenDay[] {
  const read = WEEKDAY_KEYS.map((key) => {
    const ref = byDay[key]
    if (ref === undefined) return 'closed'
    if (typeof ref === 'string') return hasNoHours(cells.cell(ref)) ? 'closed' : cells.check(ref, cleanDay)
    const [opens, closes] = [cells.cell(ref.opens), cells.cell(ref.closes)]
    if ([opens, closes].every((text) => hasNoHours(text) || /^closed$/i.test(text.trim()))) return 'closed'
    const interval = intervalBetween(opens, closes)
    cells.note(ref.opens, opens, interval !== null)
    cells.note(ref.closes, closes, interval !== null)
    return interval
  })
  if (read.includes(null)) return []
  return read.flatMap((one, weekday) => (one === null || one === 'closed' ? [] : [{ weekday, ...one }]))
}

function pricesOf({ tuition = {}, columns }: Mapping, cells: MappedCells): Known {
  const ageBands = AGE_BANDS.flatMap(({ code }) => {
    const cents = cells.check(tuition[code], cleanWeekly)
    return cents === null ? [] : [{ band: code, tuitionWeeklyCents: cents }]
  })
  const fee = cells.check(columns.registrationFee, cleanFee)
  return {
    ...(ageBands.length > 0 && { ageBands }),
    ...(fee !== null && { registrationFeeCents: fee }),
  }
}

function traitsOf({ words = [], flags = [] }: Mapping, cells: MappedCells, notes: Note[]): Known {
  const stated: Record<string, string[]> = {}
  const add = (list: string, codes: readonly string[]) => {
    if (codes.length > 0) stated[list] = [...new Set([...(stated[list] ?? []), ...codes])]
  }
  for (const { column, list, separator, codes } of words) {
    const meanings = new Map(Object.entries(codes).map(([word, code]) => [foldName(word), code]))
    const given = cells
      .cell(column)
      .split(separator)
      .flatMap((word) => plainText(word) ?? [])
    const unknown = given.filter((word) => !meanings.has(foldName(word)))
    if (unknown.length > 0)
      notes.push({
        code: 'word',
        text: message('imports.rowNotes.noCode', { column, words: unknown.map(quoted).join(', ') }),
      })
    cells.note(column, unknown.length > 0 ? unknown.join(separator) : cells.cell(column), unknown.length === 0)
    add(
      list,
      given.flatMap((word) => meanings.get(foldName(word)) ?? []),
    )
  }
  for (const { column, list, code } of flags) if (cells.take(column, parseFlag)) add(list, [code])
  // The mapping's schema has already checked the codes against each list.
  return stated as Known
}

/** What states call the status of a license; a mapping's words are tried first. */
const LICENSE_WORDS: readonly (readonly [RegExp, LicenseStatus])[] = [
  [/provisional|conditional|temporary/, 'provisional'],
  [/probation/, 'probation'],
  [/suspended/, 'suspended'],
  [/^(?:licen[cs]e |permit |registration )?revoked/, 'revoked'],
  [/expired|lapsed/, 'expired'],
  [/^(?:permanently |voluntarily )?closed|surrendered|withdrawn|cancell?ed|relinquished/, 'closed'],
  [
    /^(?:active|open|licensed|regular|full|current|issued|initial|original|non-?expiring|valid|permanent|permitted|certified|certificate of compliance|registered|approved|in good standing|in force)\b/,
    'active',
  ],
]

function licensesOf({ columns, licenseIssuer }: Mapping, cells: MappedCells, asOf: string): Known {
  // In "1001.0", some program took the license number for an amount.
  const number = cells.check(
    columns.license,
    (text) =>
      plainText(text)
        ?.replace(/^(\d+)\.0$/, '$1')
        .slice(0, 60) ?? null,
  )
  const kind = cells.check(columns.licenseType, (text) => plainText(text)?.slice(0, 80) ?? null)
  const status = cells.check(columns.licenseStatus, (text) => {
    const word = text.trim().toLowerCase()
    return LICENSE_WORDS.find(([words]) => words.test(word))?.[1] ?? null
  })
  const issuedOn = cells.check(columns.licenseIssued, cleanCellDate)
  const expiresOn = cells.take(columns.licenseExpires, parseLastDay)
  if (number === null || licenseIssuer === undefined) return {}
  return { licenses: [{ number, issuer: licenseIssuer, asOf, kind, status, issuedOn, expiresOn }] }
}

/**
 * If a row has several statuses, the most serious counts. Rejects a row that says both "open" and when it closed, or whose status is not
 * understood.
 */
function statusOf(
  { columns, statuses = {} }: Mapping,
  cells: MappedCells,
  asOf: string,
  notes: Note[],
): Known | Message {
  const meanings = new Map(
    Object.entries(statuses).map(([word, status]) => [word.trim().toLowerCase(), status ?? 'none']),
  )
  const meaningOf = (word: string) => meanings.get(word.trim().toLowerCase()) ?? parseStatus(word)
  const { status: ref } = columns
  const said = (typeof ref === 'object' && 'join' in ref ? ref.join : [ref]).map((one) => {
    const status = meaningOf(cells.text(one))
    cells.check(one, () => (status === 'undecided' ? null : status))
    return { status, unread: cells.unread(one) }
  })
  const status = STATUSES.findLast((one) => said.some((word) => word.status === one))
  const closedOn = cells.take(columns.closedOn, parseLastDay)
  const isOver = closedOn !== null && closedOn <= asOf
  if (isOver && status === 'open')
    return message('imports.rowNotes.openAndClosed', { status: quoted(cells.text(ref)), day: closedOn })
  if (isOver) return { status: status ?? 'closed' }
  if (status === 'closed' || status === 'temporarily_closed') return { status }
  const unknown = said.find((word) => word.status === null && word.unread !== null)
  if (unknown && status === undefined && !said.some((word) => word.status === 'undecided'))
    return message('imports.rowNotes.unknownStatus', { status: quoted(unknown.unread ?? '') })
  const closing = closedOn === null ? cells.unread(columns.closedOn) : cells.text(columns.closedOn)
  for (const text of [...said.map(({ unread }) => unread), closing])
    if (text !== null)
      notes.push({ code: 'status', text: message('imports.rowNotes.otherStatus', { status: quoted(text) }) })
  return {}
}

/** What a row of a state's list confirms: always the contact, and each other fact group about which it states something. */
export function factsOf(known: Known, sourceName: string, confirmedOn: string): ProviderDraft['facts'] {
  const provenance = { source: 'state_file' as const, sourceName, confirmedOn }
  return {
    contact: provenance,
    ...(known.hours && { hours: provenance }),
    ...((known.ageBands || known.registrationFeeCents !== undefined) && { tuition: provenance }),
    ...(known.licenses && { license: provenance }),
  }
}

/** The preset that a mapping file describes; it cleans rows the same way as the built-in presets. */
export function mappedPreset(mapping: Mapping): Preset {
  const { columns, file } = mapping
  return {
    code: mapping.source,
    title: mapping.title,
    source: mapping.source,
    columns: [...new Set(mappedColumns(mapping).map(columnKey))],
    nameColumn: columnKey(columnsOf(columns.name)[0] ?? ''),
    plausibleMeters: columns.latitude && columns.longitude ? 40_000 : null,
    releasedOn: mapping.asOf,
    ...(file && { file }),
    read: (row, asOf) => read(mapping, row, asOf),
  }
}

function isFilteredOut({ filter = [] }: Mapping, cells: MappedCells): Message | null {
  for (const rule of filter) {
    const words = ('only' in rule ? rule.only : rule.not).map((word) => word.trim().toLowerCase())
    const cell = cells.cell(rule.column).trim()
    const text = plainText(cell) ?? ''
    // A word of the mapping counts even where it would mean "unknown": "Not applicable".
    const isListed = words.includes(text.toLowerCase()) || words.includes(cell.toLowerCase())
    if (isListed !== 'only' in rule)
      return message('imports.rowNotes.filtered', { column: rule.column, value: quoted(cell) })
  }
  return null
}

function read(mapping: Mapping, row: FileRow, asOf: string): CleanRow | Rejection {
  const { columns } = mapping
  const cells = new MappedCells(row)
  const filtered = isFilteredOut(mapping, cells)
  if (filtered !== null) return { code: 'filtered', reason: filtered }
  const id = cells.check(columns.id, plainText)
  const reject = (code: Rejection['code'], reason: Message, sourceId = id): Rejection => ({
    code,
    reason,
    cells: cells.filled,
    ...(sourceId !== null && { sourceId }),
  })
  const clean = cells.check(columns.name, cleanName)
  if (clean === null)
    return reject('name', message('imports.rowNotes.unreadableName', { name: quoted(cells.text(columns.name)) }))
  const kind = kindOf(mapping, cells)
  const guessed = kind ?? mapping.defaultKind ?? (listsHomes(mapping) ? 'family_home' : guessKind(clean.name))
  // An unknown type may mean a home.
  const place = placeOf(mapping, cells, kind === null ? 'family_home' : guessed)
  const sourceId = columns.id === undefined ? derivedId([clean.name, place.street, place.zip ?? place.city]) : id
  if (kind === null)
    return reject(
      'kind',
      message('imports.rowNotes.unmappedType', { type: quoted(cells.text(columns.kind)) }),
      sourceId,
    )
  if (place.zip === null && place.city === null)
    return reject('zip', message('imports.rowNotes.zipDigitsNoCity', { zip: quoted(cells.text(columns.zip)) }))
  if (sourceId === null) return reject('id', message('imports.rowNotes.noId', { column: 'id' }))

  const notes: Note[] = []
  if (place.street === null && (columns.street || columns.address))
    notes.push({ code: 'address', text: message('imports.rowNotes.noStreet') })
  const day = cells.check(columns.asOf, cleanCellDate) ?? asOf
  const status = statusOf(mapping, cells, asOf, notes)
  if (typeof status === 'string') return reject('status', status, sourceId)
  const words = traitsOf(mapping, cells, notes)
  const other = cells.check(columns.alternateName, cleanName)?.name
  const stated: Known = {
    ...contactOf(mapping, cells),
    ...agesOf(mapping, cells, notes),
    ...hoursOf(mapping, cells),
    ...pricesOf(mapping, cells),
    ...licensesOf(mapping, cells, day),
    ...status,
  }
  return {
    sourceId,
    guessed: [...(kind === undefined ? ['kind' as const] : []), ...(words.careTypes ? [] : ['careTypes' as const])],
    notes,
    cells: cells.filled,
    place,
    known: {
      name: clean.name,
      alternateNames: [...new Set([...clean.alternateNames, ...(other ? [other] : [])])].filter(
        (one) => one !== clean.name,
      ),
      ...words,
      ...stated,
      kind: guessed,
      careTypes: words.careTypes ?? careTypesOf(clean.name, guessed, SCHOOL_AGE.test(cells.text(columns.kind))),
      programs: [...new Set([...(words.programs ?? []), ...programsOf(clean.name, guessed)])],
      facts: factsOf(stated, mapping.sourceName, day),
    },
  }
}

/** Null for a word that is not mapped; undefined when the row does not state a kind. */
function kindOf({ columns, kinds = {} }: Mapping, cells: MappedCells): Kind | null | undefined {
  const text = cells.text(columns.kind)
  const plain = plainText(text)
  const word = (plain ?? text.trim()).toLowerCase()
  const kind = Object.entries(kinds).find(([key]) => key.trim().toLowerCase() === word)?.[1] ?? null
  if (!columns.kind || (plain === null && kind === null)) return undefined
  return plain === null ? kind : cells.check(columns.kind, () => kind)
}

/** Types of care for schoolchildren only, which are not day care for a toddler: "Before and After School", but not "Group and School Age". */
const SCHOOL_AGE =
  /^(?!.*(?:infant|toddler|pre-?school|group|&|\band\b(?! after))).*(?:\bschool[ -]?aged?\b|\bafter[ -]?school|\bout[ -]of[ -]school|\bsacc\b)/i

/** Whether a row without a type may be somebody's home, so that its address has to stay private. */
const listsHomes = ({ columns, kinds = {} }: Mapping) =>
  columns.kind !== undefined && Object.values(kinds).includes('family_home')
