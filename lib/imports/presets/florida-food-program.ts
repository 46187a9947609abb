import { careTypesOf, derivedId, guessKind, programsOf } from '../cleaning/rules/kinds'
import { cleanName, cleanPlaceName } from '../cleaning/rules/names'
import { cleanStreet, isWithheld, parseStreet } from '../cleaning/rules/streets'
import { plainText, quoted } from '../cleaning/rules/text'
import { cleanPhone, cleanZip } from '../cleaning/rules/values'
import { addressExample, RowCells } from '../rules/columns'
import type { CleanRow, FileRow, Note, Preset, Rejection } from '../types'

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
  read,
}

function read(row: FileRow, asOf: string): CleanRow | Rejection {
  const of = (column: string) => row[column] ?? ''
  const clean = cleanName(of('CENTER NAME'))
  if (clean === null) return { code: 'name', reason: `We can’t read the name ${quoted(of('CENTER NAME'))}.` }
  const zip = cleanZip(of('ZIP'))
  if (zip === null) return { code: 'zip', reason: `The ZIP code ${quoted(of('ZIP'))} does not have five digits.` }

  const notes: Note[] = []
  const cells = new RowCells()
  const check = <Value>(column: string, value: Value | null) => cells.check(column, of(column), value)
  check('CENTER NAME', clean)
  check('ZIP', zip)
  const kind = guessKind(clean.name)
  const phone = check('PHONE', phoneOf(of('PHONE'), of('EXTENSION')))
  check('EXTENSION', extensionOf(of('EXTENSION')))
  if (phone === null && plainText(of('PHONE')))
    notes.push({ code: 'phone', text: `${quoted(of('PHONE'))} isn’t a phone number.` })
  const address = [of('ADDRESS'), of('ADDRESS 2')].map((line) => plainText(line) ?? '').filter(Boolean)
  const street = cleanStreet(address.join(', '))
  cells.take('ADDRESS', addressExample(of('ADDRESS'), kind), parseStreet(address.join(', ')))
  if (street === null) notes.push({ code: 'address', text: 'The address has no street, so we show none.' })

  return {
    sourceId: derivedId([of('AUTH #'), clean.name, street, zip]),
    guessed: ['kind', 'careTypes'],
    notes,
    cells: cells.filled,
    place: {
      street,
      city: check('CITY', cleanPlaceName(of('CITY'))),
      state: 'FL',
      zip,
      county: check('COUNTY', countyOf(of('COUNTY'))),
      point: null,
      isWithheld: isWithheld(of('ADDRESS')),
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
