import type { Kind } from '@/lib/providers/catalogue/traits'
import { cleanPlaceName } from '../cleaning/rules/names'
import {
  cleanState,
  cleanStreet,
  isWithheld,
  parseStreet,
  possibleSplits,
  splitAddress,
} from '../cleaning/rules/streets'
import { plainText } from '../cleaning/rules/text'
import { cleanDegrees, cleanZip, pointOf } from '../cleaning/rules/values'
import type { StatedPlace } from '../types'
import type { MappedCells } from './mapped-cells'
import type { Mapping } from './mapping-schema'

/** Where a mapped row says that a provider is. What it does not understand is counted in `cells`. */
export function placeOf({ columns, state }: Mapping, cells: MappedCells, kind: Kind): StatedPlace {
  const whole = splitAddress(cells.text(columns.address))
  const lines = [cells.text(columns.street), cells.text(columns.street2)].map((line) => plainText(line) ?? '')
  const inOneColumn = cells.text(columns.address)
  const ownCity = cells.check(columns.city, cleanPlaceName)
  const city = ownCity ?? cleanPlaceName(whole?.city ?? '')
  const zip = cells.check(columns.zip, cleanZip) ?? whole?.zip ?? null
  // With a city or ZIP code of its own, the row may have only a street where others have the whole address.
  const address = lines.some(Boolean)
    ? withoutEnd(joined(lines), city)
    : withoutEnd(inOneColumn, ownCity, whole?.street ?? inOneColumn)
  const street = cleanStreet(address)
  const isUnderstood = parseStreet(address, street).is !== 'not_understood'
  cells.noteAddress(columns.street, isUnderstood, kind)
  cells.noteAddress(columns.street2, isUnderstood, kind)
  cells.noteAddress(columns.address, (whole ?? city ?? zip) !== null && isUnderstood, kind)
  const alone = city === null && street !== null ? { text: street, cityLength: street.length } : undefined
  const unsplit = ownCity || (whole && lines.some(Boolean)) ? undefined : (whole?.unsplit ?? alone)
  const splits = unsplit ? possibleSplits(unsplit) : []
  const latitude = cells.check(columns.latitude, (text) => cleanDegrees(text, 90))
  const longitude = cells.check(columns.longitude, (text) => cleanDegrees(text, 180))
  return {
    street,
    city,
    state: cells.check(columns.state, cleanState) ?? whole?.state ?? state ?? '',
    zip,
    county: cells.check(columns.county, (text) => cleanPlaceName(text.replace(/\s+(?:county|parish|co\.?)\s*$/i, ''))),
    point: pointOf(latitude, longitude) ?? whole?.point ?? null,
    isWithheld: isWithheld(address),
    ...(splits.length > 0 && { splits }),
  }
}

/** Removes the row's city and what follows it from "100 Main St Austin TX 78701", if that is a state or a ZIP code. */
function withoutEnd(street: string, city: string | null, otherwise = street): string {
  const whole = city === null ? null : splitAddress(street)
  if (!whole || city === null) return otherwise
  const before = whole.unsplit?.text ?? [whole.street, whole.city].filter(Boolean).join(', ')
  const isCity = before.toLowerCase().endsWith(city.toLowerCase()) && /[\s,]$/.test(before.slice(0, -city.length))
  return isCity ? before.slice(0, -city.length).replace(/[\s,]+$/, '') : otherwise
}

/** The two lines of a street as one. A second line that the first one contains is left out; a bare number becomes a unit: "Ste 200". */
function joined([first = '', second = '']: readonly string[]): string {
  if (second === '' || first.toLowerCase().includes(second.toLowerCase())) return first
  return `${first}, ${/^\d+[A-Z]?$/i.test(second) && first !== '' ? `Ste ${second}` : second}`.replace(/^, /, '')
}
