import { type Message, message } from '@/lib/platform/language/message'
import type { CareType, Kind } from '@/lib/providers/catalogue/traits'
import { foldName } from '@/lib/providers/rules/names'
import type { ProviderDraft } from '@/lib/providers/schema'
import { cleanAge } from '../cleaning/rules/ages'
import { cleanClock, intervalOf } from '../cleaning/rules/hours'
import { careTypesOf, programsOf } from '../cleaning/rules/kinds'
import { cleanName, cleanPlaceName } from '../cleaning/rules/names'
import { addressExample, cleanStreet, isWithheld, parseStreet } from '../cleaning/rules/streets'
import { plainText, quoted } from '../cleaning/rules/text'
import {
  cleanCents,
  cleanDate,
  cleanDegrees,
  cleanFee,
  cleanPhone,
  cleanWebsite,
  cleanWeekly,
  cleanZip,
  parseCapacity,
  parseStatus,
  pointOf,
} from '../cleaning/rules/values'
import { RowCells } from '../rules/columns'
import type { CleanRow, FileRow, Note, Preset, Rejection } from '../types'
import { GEORGIA_LANGUAGES, GEORGIA_WORDS } from './georgia-words'
import { factsOf } from './mapped'
import { LISTS } from './mapping-schema'

/** Parsers for ages, hours and prices in Georgia's file. Each returns only what the file states and notes implausible values. */

const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const BANDS = {
  'Under 1 year': 'infant',
  '1 year': 'one',
  '2 years': 'two',
  '3 years': 'three',
  '4 years': 'four',
  // Kindergarten first, so that "5 years & older" wins where both are given.
  '5 years (Kindergarten)': 'school_age',
  '5 years & older': 'school_age',
} as const

type Known = Partial<ProviderDraft>

/** MINIMUMAGEINWEEKS is ignored: where the unit is months, the file counts twelve weeks a month. */
function agesOf(row: FileRow, notes: Note[], cells: RowCells): Known {
  const youngest = cleanAge(row.MINIMUMAGEBYVALUE ?? '', row.MINIMUMAGEBYTYPE ?? '', 'youngest')
  const oldest = cleanAge(row.MAXIMUMAGEBYVALUE ?? '', row.MAXIMUMAGEBYTYPE ?? '', 'oldest')
  const isImpossible = youngest !== null && oldest !== null && youngest > oldest
  cells.check('MINIMUMAGEBYVALUE', row.MINIMUMAGEBYVALUE ?? '', isImpossible ? null : youngest)
  cells.check('MAXIMUMAGEBYVALUE', row.MAXIMUMAGEBYVALUE ?? '', isImpossible ? null : oldest)
  if (isImpossible) {
    notes.push({
      code: 'ages',
      text: message('imports.rowNotes.agesImpossible', { youngest: String(youngest), oldest: String(oldest) }),
    })
    return {}
  }
  return { ...(youngest !== null && { ageMinMonths: youngest }), ...(oldest !== null && { ageMaxMonths: oldest }) }
}

function hoursOf(row: FileRow, notes: Note[], cells: RowCells): Known {
  const hoursIn = (opens: string, closes: string) =>
    intervalOf(cleanClock(row[opens] ?? ''), cleanClock(row[closes] ?? ''))
  const week = hoursIn('HOURS_OPEN', 'HOURS_CLOSE')
  const weekend = hoursIn('HOURS_OPEN_WEEKEND', 'HOURS_CLOSE_WEEKEND') ?? week
  for (const column of ['HOURS_OPEN', 'HOURS_CLOSE']) cells.check(column, row[column] ?? '', week)
  const days = (row.DAYS_OP ?? '').split(',').map((day) => DAYS.indexOf(day.trim()))
  if (week === null || weekend === null) {
    if (row.HOURS_OPEN || row.HOURS_CLOSE)
      notes.push({
        code: 'hours',
        text: message('imports.rowNotes.hoursImpossible', {
          opens: quoted(row.HOURS_OPEN ?? ''),
          closes: quoted(row.HOURS_CLOSE ?? ''),
        }),
      })
    return {}
  }
  const hours = DAYS.flatMap((_, weekday) =>
    days.includes(weekday) ? [{ weekday, ...(weekday < 5 ? week : weekend) }] : [],
  )
  return hours.length === 0 ? {} : { hours }
}

function pricesOf(row: FileRow, notes: Note[], cells: RowCells): Known {
  const weekly = new Map<string, number>()
  const rates = (row.WEEKLYFULLDAYRATES ?? '').split('|').map((rate) => /^(.+) - (\$[\d.,]+)$/.exec(rate.trim()))
  for (const label of Object.keys(BANDS) as (keyof typeof BANDS)[]) {
    const price = rates.find((rate) => rate?.[1] === label)?.[2]
    const cents = price === undefined ? null : cleanWeekly(price)
    if (cents !== null) weekly.set(BANDS[label], cents)
    else if (price !== undefined && cleanCents(price) !== null)
      notes.push({
        code: 'tuition',
        text: message('imports.rowNotes.tuitionImpossible', { price, label: label.toLowerCase() }),
      })
  }
  const fee = cleanFee(row.RATE_REGISTRATIONFEE ?? '')
  cells.check('WEEKLYFULLDAYRATES', row.WEEKLYFULLDAYRATES ?? '', weekly.size > 0 ? weekly : null)
  // The file states a fee of 0 if the fee is not known.
  if (!/^\$?0(\.0+)?$/.test(row.RATE_REGISTRATIONFEE ?? ''))
    cells.check('RATE_REGISTRATIONFEE', row.RATE_REGISTRATIONFEE ?? '', fee)
  const bands = [...new Set(Object.values(BANDS))].flatMap((band) => {
    const tuitionWeeklyCents = weekly.get(band)
    return tuitionWeeklyCents === undefined ? [] : [{ band, tuitionWeeklyCents }]
  })
  return {
    ...(bands.length > 0 && { ageBands: bands }),
    ...(fee !== null && { registrationFeeCents: fee }),
  }
}

type Key = keyof typeof LISTS
type Stated = Required<Pick<ProviderDraft, 'amenities' | 'careTypes'>> & Partial<Pick<ProviderDraft, Key>>

/** Maps the words of a row to our codes, in the order of our catalogue; an unknown word gets a note. */
function statedIn(row: FileRow, notes: Note[], cells: RowCells): Stated {
  const codes = new Map<Key, Set<string>>(Object.keys(LISTS).map((key) => [key as Key, new Set()]))
  const unknown: { column: string; word: string }[] = []
  for (const [column, words] of Object.entries(GEORGIA_WORDS))
    for (const word of wordsIn(row, column)) {
      const meaning = words[foldName(word)]
      if (!meaning) unknown.push({ column, word })
      else
        for (const [key, given] of Object.entries(meaning)) for (const code of given) codes.get(key as Key)?.add(code)
    }
  for (const word of wordsIn(row, 'LANGUAGES')) {
    const [, name = '', how = ''] = /^(.*?)\s*(?:\((.*)\))?$/.exec(word) ?? []
    const language = GEORGIA_LANGUAGES[foldName(name)]
    if (language === undefined) unknown.push({ column: 'LANGUAGES', word })
    if (language && /spoken/i.test(how)) codes.get('languages')?.add(language)
    if (/taught/i.test(how) && language !== 'english') codes.get('amenities')?.add('second_language')
  }
  for (const column of [...Object.keys(GEORGIA_WORDS), 'LANGUAGES']) {
    const word = unknown.findLast((one) => one.column === column)?.word
    if (wordsIn(row, column).length > 0) cells.check(column, word ?? 'known', word === undefined ? 'known' : null)
  }
  if (unknown.length > 0)
    notes.push({
      code: 'word',
      text: message('imports.rowNotes.unknownWords', { words: unknown.map(({ word }) => quoted(word)).join(', ') }),
    })
  const known = Object.entries(LISTS).flatMap(([key, choices]) => {
    const stated = codes.get(key as Key) ?? new Set()
    const list = choices.flatMap(({ code }) => (stated.has(code) ? [code] : []))
    return list.length > 0 || key === 'amenities' || key === 'careTypes' ? [[key, list]] : []
  })
  return Object.fromEntries(known)
}

function wordsIn(row: FileRow, column: string): string[] {
  return (row[column] ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** Georgia's abbreviations of program types. */
const KINDS: Record<string, Kind> = {
  CCLC: 'center',
  FCCLH: 'family_home',
  LSS: 'school',
  GAHS: 'head_start',
  UNIV: 'center',
  DOD: 'center',
  EXMT: 'center',
}
/** Schools, universities, the military and exempt programs also have a number, but no license. */
const LICENSE_KINDS: Record<string, string> = {
  CCLC: 'Child care learning center',
  FCCLH: 'Family child care learning home',
}
const ISSUER = 'Georgia DECAL'

/** Providers with Georgia's Pre-K and child care licensed by DECAL ("Bright from the Start"), the richest file known. */
export const georgiaPrek: Preset = {
  code: 'georgia-prek',
  title: 'Georgia Pre-K and child care, DECAL, March 2025',
  source: 'georgia-decal',
  columns: [
    ...[
      'ID',
      'PROVIDERNUMBER',
      'PROGRAMABBREVIATION',
      'LOCATION_NAME',
      'LOCATION_PHONE',
      'LOCATION_WEBSITE',
      'CAPACITY',
    ],
    ...[
      'ST_ADDRESS',
      'ST_CITY',
      'ST_STATE',
      'ST_ZIP',
      'ST_COUNTY',
      'ST_LATITUDE',
      'ST_LONGITUDE',
      'DAYS_OP',
      'HOURS_OPEN',
    ],
    ...['HOURS_CLOSE', 'WEEKLYFULLDAYRATES', 'LANGUAGES', 'ACCREDITATIONS', 'LASTUPDATEDDATE'],
  ],
  nameColumn: 'LOCATION_NAME',
  plausibleMeters: 40_000,
  releasedOn: '2025-03-21',
  read,
}

function read(row: FileRow, asOf: string): CleanRow | Rejection {
  const cellText = (column: string) => row[column] ?? ''
  const sourceId = plainText(cellText('ID'))
  if (sourceId === null) return { code: 'id', reason: message('imports.rowNotes.noId', { column: 'Id' }) }
  const clean = cleanName(cellText('LOCATION_NAME'))
  if (clean === null)
    return {
      code: 'name',
      sourceId,
      reason: message('imports.rowNotes.unreadableName', { name: quoted(cellText('LOCATION_NAME')) }),
    }
  const type = cellText('PROGRAMABBREVIATION').trim().toUpperCase()
  const kind = KINDS[type]
  if (!kind)
    return { code: 'kind', sourceId, reason: message('imports.rowNotes.unknownProgram', { type: quoted(type) }) }
  const zip = cleanZip(cellText('ST_ZIP'))
  if (zip === null)
    return { code: 'zip', sourceId, reason: message('imports.rowNotes.zipDigits', { zip: quoted(cellText('ST_ZIP')) }) }

  const notes: Note[] = []
  const cells = new RowCells()
  const check = <Value>(column: string, value: Value | null) => cells.check(column, cellText(column), value)
  const required = { ID: sourceId, LOCATION_NAME: clean, PROGRAMABBREVIATION: kind, ST_ZIP: zip }
  for (const [column, value] of Object.entries(required)) check(column, value)
  const street = cleanStreet(cellText('ST_ADDRESS'))
  cells.take('ST_ADDRESS', addressExample(cellText('ST_ADDRESS'), kind), parseStreet(cellText('ST_ADDRESS'), street))
  if (street === null) notes.push({ code: 'address', text: message('imports.rowNotes.noStreet') })
  const day = check('LASTUPDATEDDATE', cleanDate(cellText('LASTUPDATEDDATE'))) ?? asOf
  const status = statusOf(row, notes)
  if (typeof status === 'string') return { code: 'status', sourceId, reason: status }
  const stated = {
    ...contactOf(row, notes, cells),
    ...agesOf(row, notes, cells),
    ...hoursOf(row, notes, cells),
    ...pricesOf(row, notes, cells),
    ...licensesOf(row, type, day),
  }
  const words = statedIn(row, notes, cells)
  const isFaith = kind === 'center' && wordsIn(row, 'SERVICESPROVIDED').includes('Religion-based')

  return {
    sourceId,
    notes,
    cells: cells.filled,
    place: {
      street,
      city: check('ST_CITY', cleanPlaceName(cellText('ST_CITY'))),
      state: plainText(cellText('ST_STATE'))?.toUpperCase() ?? '',
      zip,
      county: check('ST_COUNTY', cleanPlaceName(cellText('ST_COUNTY'))),
      point: pointOf(
        check('ST_LATITUDE', cleanDegrees(cellText('ST_LATITUDE'), 90)),
        check('ST_LONGITUDE', cleanDegrees(cellText('ST_LONGITUDE'), 180)),
      ),
      isWithheld: isWithheld(cellText('ST_ADDRESS')),
    },
    known: {
      ...clean,
      ...words,
      ...stated,
      ...status,
      kind: isFaith ? 'faith' : kind,
      careTypes: careOf(clean.name, kind, words),
      programs: [...new Set([...(words.programs ?? []), ...programsOf(clean.name, kind)])],
      schedules: schedulesOf(words, stated),
      facts: factsOf(stated, 'Georgia DECAL list', day),
    },
  }
}

function contactOf(row: FileRow, notes: Note[], cells: RowCells): Partial<ProviderDraft> {
  const cellText = (column: string) => row[column] ?? ''
  const phone = cells.check('LOCATION_PHONE', cellText('LOCATION_PHONE'), cleanPhone(cellText('LOCATION_PHONE')))
  if (phone === null && plainText(cellText('LOCATION_PHONE')))
    notes.push({
      code: 'phone',
      text: message('imports.rowNotes.notPhone', { text: quoted(cellText('LOCATION_PHONE')) }),
    })
  const website = cells.check(
    'LOCATION_WEBSITE',
    cellText('LOCATION_WEBSITE'),
    cleanWebsite(cellText('LOCATION_WEBSITE')),
  )
  if (website === null && plainText(cellText('LOCATION_WEBSITE')))
    notes.push({
      code: 'website',
      text: message('imports.rowNotes.notWebsite', { text: quoted(cellText('LOCATION_WEBSITE')) }),
    })
  const capacity = cells.take('CAPACITY', cellText('CAPACITY'), parseCapacity(cellText('CAPACITY')))
  return { ...(phone && { phone }), ...(website && { website }), ...(capacity && { capacity }) }
}

function licensesOf(row: FileRow, type: string, asOf: string): Partial<ProviderDraft> {
  const kind = LICENSE_KINDS[type]
  const number = plainText(row.PROVIDERNUMBER ?? '')
  return kind && number ? { licenses: [{ number, issuer: ISSUER, asOf, kind }] } : {}
}

function careOf(name: string, kind: Kind, words: Stated): CareType[] {
  // When the file states a school's care types, its name is not used to infer after-school care.
  const named = kind === 'school' && words.careTypes.length > 0 ? [] : careTypesOf(name, kind, false)
  return [...new Set([...named, ...words.careTypes])]
}

function schedulesOf(words: Stated, { hours }: Partial<ProviderDraft>): Stated['schedules'] {
  const isWeekend = hours?.some(({ weekday }) => weekday >= 5) ?? false
  return [...new Set([...(words.schedules ?? []), ...(isWeekend ? (['weekend'] as const) : [])])]
}

/** Rejects a row whose status is not understood. */
function statusOf(row: FileRow, notes: Note[]): Partial<ProviderDraft> | Message {
  const status = plainText(row.CURRENTPROGRAMSTATUS ?? '')
  const said = parseStatus(status ?? '')
  if (said === 'closed') return { status: said }
  if (said === 'temporarily_closed' || /^true$/i.test(row.ISTEMPORARILYCLOSED ?? ''))
    return { status: 'temporarily_closed' }
  if (status !== null && said === null) return message('imports.rowNotes.unreadStatus', { status: quoted(status) })
  if (said === 'undecided' && status !== null)
    notes.push({ code: 'status', text: message('imports.rowNotes.otherStatus', { status: quoted(status) }) })
  return {}
}
