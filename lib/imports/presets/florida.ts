import { message } from '@/lib/platform/language/message'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { careTypesOf, derivedId, guessKind, programsOf } from '../cleaning/rules/kinds'
import { cleanName, cleanPlaceName } from '../cleaning/rules/names'
import { addressExample, cleanStreet, isWithheld, parseStreet } from '../cleaning/rules/streets'
import { plainText, quoted } from '../cleaning/rules/text'
import { cleanDate, cleanDegrees, cleanPhone, cleanZip, parseCapacity, pointOf } from '../cleaning/rules/values'
import { RowCells } from '../rules/columns'
import type { CleanRow, FileRow, Note, Preset, Rejection } from '../types'

const KINDS: Record<string, Kind> = {
  'CENTER BASED': 'center',
  'RELIGIOUS FACILITY': 'faith',
  'SCHOOL BASED': 'school',
  'HEAD START': 'head_start',
  'HOME BASED': 'family_home',
}

/** When the federal file was published. A row without a valid date gets this one. */
const RELEASED = '2022-05-01'

/**
 * "Child Care Centers" of the Homeland Infrastructure Foundation-Level Data, May 2022, compiled from Florida's list. It
 * has no license numbers, hours or prices.
 */
export const floridaCenters: Preset = {
  code: 'florida-centers',
  title: 'HIFLD child care centers of Florida, May 2022',
  source: 'hifld-child-care-centers',
  columns: [
    'ID',
    'NAME',
    'ADDRESS',
    'CITY',
    'STATE',
    'ZIP',
    'TELEPHONE',
    'TYPE',
    'POPULATION',
    'COUNTY',
    'LATITUDE',
    'LONGITUDE',
    'SOURCEDATE',
  ],
  nameColumn: 'NAME',
  plausibleMeters: 40_000,
  releasedOn: RELEASED,
  read: readCenter,
}

function readCenter(row: FileRow, asOf: string): CleanRow | Rejection {
  const cellText = (column: string) => row[column] ?? ''
  const sourceId = plainText(cellText('ID'))
  if (sourceId === null) return { code: 'id', reason: message('imports.rowNotes.noId', { column: 'ID' }) }
  const clean = cleanName(cellText('NAME'))
  if (clean === null)
    return {
      code: 'name',
      sourceId,
      reason: message('imports.rowNotes.unreadableName', { name: quoted(cellText('NAME')) }),
    }
  const kind = KINDS[plainText(cellText('TYPE'))?.toUpperCase() ?? '']
  if (!kind)
    return {
      code: 'kind',
      sourceId,
      reason: message('imports.rowNotes.unknownType', { type: quoted(cellText('TYPE')) }),
    }
  const zip = cleanZip(cellText('ZIP'))
  if (zip === null)
    return { code: 'zip', sourceId, reason: message('imports.rowNotes.zipDigits', { zip: quoted(cellText('ZIP')) }) }

  const notes: Note[] = []
  const cells = new RowCells()
  const check = <Value>(column: string, value: Value | null) => cells.check(column, cellText(column), value)
  for (const [column, value] of Object.entries({ ID: sourceId, NAME: clean, TYPE: kind, ZIP: zip }))
    check(column, value)
  const phone = check('TELEPHONE', cleanPhone(cellText('TELEPHONE')))
  if (phone === null && plainText(cellText('TELEPHONE')))
    notes.push({ code: 'phone', text: message('imports.rowNotes.notPhone', { text: quoted(cellText('TELEPHONE')) }) })
  const capacity = cells.take('POPULATION', cellText('POPULATION'), parseCapacity(cellText('POPULATION')))
  if (capacity === null && plainText(cellText('POPULATION')))
    notes.push({
      code: 'capacity',
      text: message('imports.rowNotes.notCapacity', { text: quoted(cellText('POPULATION')) }),
    })
  const street = cleanStreet(cellText('ADDRESS'))
  cells.take('ADDRESS', addressExample(cellText('ADDRESS'), kind), parseStreet(cellText('ADDRESS'), street))
  if (street === null) {
    const isPrivate = kind === 'family_home' && plainText(cellText('ADDRESS')) !== null
    const text = isPrivate
      ? message('imports.rowNotes.addressOfHome')
      : message('imports.rowNotes.addressIs', { address: quoted(cellText('ADDRESS')) })
    notes.push({ code: 'address', text })
  }
  const sourceDate = check('SOURCEDATE', cleanDate(cellText('SOURCEDATE')))
  if (sourceDate === null)
    notes.push({
      code: 'date',
      text: message('imports.rowNotes.notDate', { text: quoted(cellText('SOURCEDATE')), day: asOf }),
    })

  return {
    sourceId,
    notes,
    cells: cells.filled,
    place: {
      street,
      city: check('CITY', cleanPlaceName(cellText('CITY'))),
      state: plainText(cellText('STATE'))?.toUpperCase() ?? '',
      zip,
      county: check('COUNTY', cleanPlaceName(cellText('COUNTY'))),
      point: pointOf(
        check('LATITUDE', cleanDegrees(cellText('LATITUDE'), 90)),
        check('LONGITUDE', cleanDegrees(cellText('LONGITUDE'), 180)),
      ),
      isWithheld: isWithheld(cellText('ADDRESS')),
    },
    known: {
      ...clean,
      kind,
      careTypes: careTypesOf(clean.name, kind, /\bBEFORE OR AFTER SCHOOL\b/i.test(cellText('NAICS_DESC'))),
      programs: programsOf(clean.name, kind),
      ...(phone && { phone }),
      ...(capacity && { capacity }),
      ...(/^CLOSED$/i.test(cellText('STATUS').trim()) && { status: 'closed' as const }),
      facts: {
        // SOURCEDATE is the date of the state's list. VAL_DATE is when the point was checked on a map, which does not
        // confirm name or phone.
        contact: {
          source: 'state_file',
          sourceName: 'HIFLD child care centers, May 2022',
          confirmedOn: sourceDate ?? asOf,
        },
      },
    },
  }
}

/**
 * Centers in the child care food program of Florida Health. The file has name, address and phone, but no kind, care types
 * or licenses. Its numbers identify sponsors' contracts, not centers.
 */
export const floridaFoodProgram: Preset = {
  code: 'florida-food-program',
  title: 'Child care food program of Florida Health, February 2025',
  source: 'florida-food-program',
  columns: ['COUNTY', 'AUTH #', 'CENTER NAME', 'ADDRESS', 'ADDRESS 2', 'CITY', 'ZIP', 'PHONE', 'EXTENSION'],
  nameColumn: 'CENTER NAME',
  plausibleMeters: null,
  releasedOn: '2025-02-05',
  read: readContract,
}

function readContract(row: FileRow, asOf: string): CleanRow | Rejection {
  const cellText = (column: string) => row[column] ?? ''
  const clean = cleanName(cellText('CENTER NAME'))
  if (clean === null)
    return {
      code: 'name',
      reason: message('imports.rowNotes.unreadableName', { name: quoted(cellText('CENTER NAME')) }),
    }
  const zip = cleanZip(cellText('ZIP'))
  if (zip === null)
    return { code: 'zip', reason: message('imports.rowNotes.zipDigits', { zip: quoted(cellText('ZIP')) }) }

  const notes: Note[] = []
  const cells = new RowCells()
  const check = <Value>(column: string, value: Value | null) => cells.check(column, cellText(column), value)
  check('CENTER NAME', clean)
  check('ZIP', zip)
  const kind = guessKind(clean.name)
  const phone = check('PHONE', phoneOf(cellText('PHONE'), cellText('EXTENSION')))
  check('EXTENSION', extensionOf(cellText('EXTENSION')))
  if (phone === null && plainText(cellText('PHONE')))
    notes.push({ code: 'phone', text: message('imports.rowNotes.notPhone', { text: quoted(cellText('PHONE')) }) })
  const address = [cellText('ADDRESS'), cellText('ADDRESS 2')].map((line) => plainText(line) ?? '').filter(Boolean)
  const street = cleanStreet(address.join(', '))
  cells.take('ADDRESS', addressExample(cellText('ADDRESS'), kind), parseStreet(address.join(', '), street))
  if (street === null) notes.push({ code: 'address', text: message('imports.rowNotes.noStreet') })

  return {
    sourceId: derivedId([cellText('AUTH #'), clean.name, street, zip]),
    guessed: ['kind', 'careTypes'],
    notes,
    cells: cells.filled,
    place: {
      street,
      city: check('CITY', cleanPlaceName(cellText('CITY'))),
      state: 'FL',
      zip,
      county: check('COUNTY', countyOf(cellText('COUNTY'))),
      point: null,
      isWithheld: isWithheld(cellText('ADDRESS')),
    },
    known: {
      ...clean,
      kind,
      careTypes: careTypesOf(clean.name, kind, false),
      programs: programsOf(clean.name, kind),
      ...(phone && { phone }),
      facts: {
        contact: { source: 'state_file', sourceName: 'Florida Health food program list', confirmedOn: asOf },
      },
    },
  }
}

function phoneOf(number: string, extension: string): string | null {
  const digits = extensionOf(extension)
  return cleanPhone(digits ? `${number} x${digits}` : number)
}

const extensionOf = (text: string) => /^\d{1,6}$/.exec(text.trim())?.[0] ?? null

/** The file uses the county's name from before 1997. */
function countyOf(text: string): string | null {
  const county = cleanPlaceName(text)
  return county?.toUpperCase() === 'DADE' ? 'Miami-Dade' : county
}
