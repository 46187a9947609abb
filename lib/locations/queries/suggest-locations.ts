import 'server-only'
import { db } from '@/lib/platform/db'
import { HOME_STATE } from '../catalogue/states'
import { placeLabel, stateName } from '../rules/labels'
import { parseSuggestInput, type SuggestReading } from '../rules/parse-suggest-input'
import { slipsOf } from '../rules/typos'
import type { Prediction } from '../types'
import { matchBeginnings, matchSpelling, type NameMatch } from './match-names'

export const MAX_SUGGESTIONS = 10
/** Fewer hits than this, and slips of the finger are looked for as well. */
const ENOUGH = 3
/** Shorter keys have too few trigrams to be told apart. */
const MIN_SPELLING_LENGTH = 5

/**
 * Cities, counties and ZIP codes that a text may become, best first; empty for anything else. Exact beginnings come before
 * forgiven typos, the catalogue's cities and the home state before others.
 */
export async function suggestLocations(input: string, limit = 8): Promise<Prediction[]> {
  const parsed = parseSuggestInput(input)
  const most = Math.min(Math.max(1, limit), MAX_SUGGESTIONS)
  if (parsed.kind === 'nothing') return []
  return parsed.kind === 'zip' ? suggestZips(parsed.prefix, most) : suggestNames(parsed.readings, most)
}

async function suggestNames(readings: SuggestReading[], most: number): Promise<Prediction[]> {
  const found = new Map<string, NameMatch>()
  const add = (matches: NameMatch[]) => {
    for (const match of matches) if (found.size < most) found.set(match.slug, match)
  }
  for (const { prefixes, states } of readings)
    if (found.size < most) add(await matchBeginnings(prefixes, { states, limit: most, withCounties: true }))
  if (found.size < ENOUGH) for (const reading of readings) add(await matchTypos(reading, found.size > 0, most))
  return [...found.values()].map(toPrediction)
}

/** Next to names that begin as typed, only the home state's are offered: "sandford" is more likely Sanford than Delford. */
async function matchTypos({ prefixes, states }: SuggestReading, onlyAtHome: boolean, limit: number) {
  const key = prefixes[0] ?? ''
  const filter = { states: onlyAtHome ? [HOME_STATE] : states, limit, withCounties: false }
  const slips = slipsOf(key)
  const meant = slips.length === 0 ? [] : await matchBeginnings(slips, filter)
  return meant.length > 0 || onlyAtHome || key.length < MIN_SPELLING_LENGTH ? meant : matchSpelling(key, filter)
}

function toPrediction({ slug, name, state }: NameMatch): Prediction {
  return {
    place_id: slug,
    description: placeLabel(name, state),
    structured_formatting: { main_text: name, secondary_text: stateName(state) },
  }
}

async function suggestZips(prefix: string, limit: number): Promise<Prediction[]> {
  const rows = await db().$queryRaw<{ zip: string; city: string; state: string }[]>`
    SELECT zip, city, state FROM zip_codes
    WHERE zip BETWEEN ${prefix.padEnd(5, '0')}::char(5) AND ${prefix.padEnd(5, '9')}::char(5)
    ORDER BY zip LIMIT ${limit}`
  return rows.map(({ zip, city, state }) => ({
    place_id: zip,
    description: zip,
    structured_formatting: { main_text: zip, secondary_text: placeLabel(city, state) },
  }))
}
