import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { careTypesOf, programsOf } from '../rules/care-types'
import { cleanName } from '../rules/clean-name'
import { cleanDate, cleanDegrees, cleanZip } from '../rules/clean-numbers'
import { cleanPlaceName } from '../rules/clean-place-name'
import { cleanStreet, isWithheld } from '../rules/clean-street'
import { derivedId } from '../rules/derived-id'
import { guessKind } from '../rules/guess-kind'
import type { Mapping } from '../rules/mapping-schema'
import { plainText } from '../rules/plain-text'
import { quoted } from '../rules/quoted'
import type { CleanRow, FileRow, Note, Preset, Refusal } from '../types/rows'
import { agesOf, contactOf, factsOf, hoursOf, pricesOf, saidOf } from './mapped-facts'

/** The preset that a mapping file describes: the same cleaning as for the files that we know. */
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

/** Headers are compared without case: find-header. */
export const keyOf = (column: string) => column.trim().toUpperCase()

function read(mapping: Mapping, row: FileRow, asOf: string): CleanRow | Refusal {
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
  const said = saidOf(mapping, row, notes)
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
    guessed: [...(kind === undefined ? ['kind' as const] : []), ...(said.careTypes ? [] : ['careTypes' as const])],
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
      ...said,
      ...stated,
      kind: guessed,
      careTypes: said.careTypes ?? careTypesOf(clean.name, guessed, false),
      programs: [...new Set([...(said.programs ?? []), ...programsOf(clean.name, guessed)])],
      facts: factsOf(mapping, stated, day),
    },
  }
}

/** Null: a word that is not mapped. Undefined: the file does not say. */
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
