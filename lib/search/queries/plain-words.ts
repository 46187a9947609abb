import 'server-only'
import { findState, HOME_STATE } from '@/lib/places/catalogue/states'
import { findNamed } from '@/lib/places/queries/locations'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { isWholePlace, mayBePlainWords, namesToFind, type PlainWords, readPlainWords } from '../rules/plain-words'

/** Reads the text of a place field as plain words; null if it is only a place. ZIP codes and most names of cities need no query. */
export async function findPlainWords(typed: string): Promise<PlainWords | null> {
  if (!mayBePlainWords(typed)) return null
  const names = namesToFind(typed)
  const found = names.length === 0 ? [] : await findNamed(names)
  if (isWholePlace(typed, found)) return null
  const timeZone = findState(HOME_STATE)?.timeZone ?? 'America/New_York'
  const words = readPlainWords(typed, found, todayIn(timeZone, now()).slice(0, 7))
  const fields = Object.keys(words.query)
  // Nothing was understood: the page shows the text as an unknown place.
  return fields.length === 0 || (fields.length === 1 && words.query.zipCode === typed) ? null : words
}
