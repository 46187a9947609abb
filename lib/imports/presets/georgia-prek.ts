import type { CareType, Kind } from '@/lib/providers/catalogue/traits'
import { LIMITS, type ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { careTypesOf, programsOf } from '../rules/care-types'
import { cleanName } from '../rules/clean-name'
import { cleanCount, cleanDate, cleanDegrees, cleanPhone, cleanZip } from '../rules/clean-numbers'
import { cleanPlaceName } from '../rules/clean-place-name'
import { cleanStreet, isWithheld } from '../rules/clean-street'
import { cleanWebsite } from '../rules/clean-website'
import { plainText } from '../rules/plain-text'
import { quoted } from '../rules/quoted'
import type { CleanRow, FileRow, Note, Preset, Refusal } from '../types/rows'
import { agesOf, hoursOf, pricesOf } from './georgia-facts'
import { type Said, saidIn, wordsIn } from './georgia-said'

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
/** Schools, universities, the army and exempt programs have a number too, but no license. */
const LICENSED = new Set(['CCLC', 'FCCLH'])
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

function read(row: FileRow, asOf: string): CleanRow | Refusal {
  const of = (column: string) => row[column] ?? ''
  const sourceId = plainText(of('ID'))
  if (sourceId === null) return { code: 'id', reason: 'The row has no Id.' }
  const clean = cleanName(of('LOCATION_NAME'))
  if (clean === null) return { code: 'name', reason: `The name ${quoted(of('LOCATION_NAME'))} cannot be read as one.` }
  const type = of('PROGRAMABBREVIATION').trim().toUpperCase()
  const kind = KINDS[type]
  if (!kind) return { code: 'kind', reason: `The program type ${quoted(type)} is none that we know.` }
  const zip = cleanZip(of('ST_ZIP'))
  if (zip === null) return { code: 'zip', reason: `The ZIP code ${quoted(of('ST_ZIP'))} does not have five digits.` }

  const notes: Note[] = []
  const street = cleanStreet(of('ST_ADDRESS'))
  if (street === null) notes.push({ code: 'address', text: 'The address names no street: none is shown.' })
  const day = cleanDate(of('LASTUPDATEDDATE')) ?? asOf
  const stated = { ...contactOf(row, notes), ...agesOf(row, notes), ...hoursOf(row, notes), ...pricesOf(row, notes) }
  const said = saidIn(row, notes)
  const isFaith = kind === 'center' && wordsIn(row, 'SERVICESPROVIDED').includes('Religion-based')
  const number = LICENSED.has(type) ? plainText(of('PROVIDERNUMBER')) : null

  return {
    sourceId,
    notes,
    place: {
      street,
      city: cleanPlaceName(of('ST_CITY')),
      state: plainText(of('ST_STATE'))?.toUpperCase() ?? '',
      zip,
      county: cleanPlaceName(of('ST_COUNTY')),
      point: pointOf(of('ST_LATITUDE'), of('ST_LONGITUDE')),
      isWithheld: isWithheld(of('ST_ADDRESS')),
    },
    known: {
      ...clean,
      ...said,
      ...stated,
      ...statusOf(row, notes),
      kind: isFaith ? 'faith' : kind,
      careTypes: careOf(clean.name, kind, said),
      programs: [...new Set([...(said.programs ?? []), ...programsOf(clean.name, kind)])],
      schedules: schedulesOf(said, stated),
      ...(number && { licenses: [{ number, issuer: ISSUER, asOf: day, kind: LICENSE_KINDS[type] ?? null }] }),
      facts: factsOf({ ...stated, isLicensed: number !== null }, day),
    },
  }
}

function contactOf(row: FileRow, notes: Note[]): Partial<ProviderDraft> {
  const of = (column: string) => row[column] ?? ''
  const phone = cleanPhone(of('LOCATION_PHONE'))
  if (phone === null && plainText(of('LOCATION_PHONE')))
    notes.push({ code: 'phone', text: `${quoted(of('LOCATION_PHONE'))} is no phone number.` })
  const website = cleanWebsite(of('LOCATION_WEBSITE'))
  if (website === null && plainText(of('LOCATION_WEBSITE')))
    notes.push({ code: 'website', text: `${quoted(of('LOCATION_WEBSITE'))} is no web address.` })
  const capacity = cleanCount(of('CAPACITY'), LIMITS.capacity)
  return { ...(phone && { phone }), ...(website && { website }), ...(capacity && { capacity }) }
}

function careOf(name: string, kind: Kind, said: Said): CareType[] {
  // A school's name says nothing of after-school care when the file says what it offers.
  const named = kind === 'school' && said.careTypes.length > 0 ? [] : careTypesOf(name, kind, false)
  return [...new Set([...named, ...said.careTypes])]
}

function schedulesOf(said: Said, { hours }: Partial<ProviderDraft>): Said['schedules'] {
  const isWeekend = hours?.some(({ weekday }) => weekday >= 5) ?? false
  return [...new Set([...(said.schedules ?? []), ...(isWeekend ? (['weekend'] as const) : [])])]
}

function statusOf(row: FileRow, notes: Note[]): Partial<ProviderDraft> {
  const status = plainText(row.CURRENTPROGRAMSTATUS ?? '')
  if (/^closed$/i.test(status ?? '')) return { status: 'closed' }
  if (/^true$/i.test(row.ISTEMPORARILYCLOSED ?? '')) return { status: 'temporarily_closed' }
  if (status !== null && !/^open$/i.test(status))
    notes.push({ code: 'status', text: `The state says ${quoted(status)}: it is shown as open.` })
  return {}
}

function factsOf(known: Partial<ProviderDraft> & { isLicensed: boolean }, confirmedOn: string): ProviderDraft['facts'] {
  const stamp = { source: 'state_file' as const, sourceName: 'Georgia DECAL list', confirmedOn }
  return {
    contact: stamp,
    ...(known.hours && { hours: stamp }),
    ...((known.ageBands || known.registrationFeeCents !== undefined) && { tuition: stamp }),
    ...(known.isLicensed && { license: stamp }),
  }
}

function pointOf(latitudeText: string, longitudeText: string) {
  const latitude = cleanDegrees(latitudeText, 90)
  const longitude = cleanDegrees(longitudeText, 180)
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
