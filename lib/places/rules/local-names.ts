import type { Locale } from '@/lib/platform/language/locales'

/** Names of places in other languages. They have their own file because the search box needs them only once somebody types. */

/**
 * The words for a county, with their articles. Alaska's boroughs and census areas and Connecticut's planning regions have no established
 * Spanish word, so their names stay in English. No city's name ends in "County" or "Parish".
 */
const COUNTY_WORDS: Partial<Record<Locale, Record<string, { article: string; noun: string }>>> = {
  'es-US': { County: { article: 'el', noun: 'condado' }, Parish: { article: 'la', noun: 'parroquia' } },
}

/**
 * A place's name in a language: "Orange County, FL" is "Condado de Orange, FL", and "el condado de Orange, FL" within a
 * sentence. Messages put “en” or “para” before it, never “de” or “a”: "de el" would have to be "del".
 */
export function placeNameIn(locale: Locale, name: string, position: 'alone' | 'within' = 'alone'): string {
  const [, english = '', word = '', rest = ''] = /^(.+) (County|Parish)(,.*)?$/.exec(name) ?? []
  // The visitor may have searched for the Spanish name.
  const own = position === 'within' ? spanishCounty(name) : null
  const words = COUNTY_WORDS[locale]?.[own?.word ?? word]
  if (!words) return name
  const text = `${words.noun} de ${own?.name ?? english + rest}`
  return position === 'within' ? `${words.article} ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The states whose name differs from the English one. */
const STATE_NAMES: Partial<Record<Locale, Record<string, string>>> = {
  'es-US': {
    'District of Columbia': 'Distrito de Columbia',
    Hawaii: 'Hawái',
    Louisiana: 'Luisiana',
    Michigan: 'Míchigan',
    Mississippi: 'Misisipi',
    Missouri: 'Misuri',
    'New Hampshire': 'Nuevo Hampshire',
    'New Jersey': 'Nueva Jersey',
    'New Mexico': 'Nuevo México',
    'New York': 'Nueva York',
    'North Carolina': 'Carolina del Norte',
    'North Dakota': 'Dakota del Norte',
    Oregon: 'Oregón',
    Pennsylvania: 'Pensilvania',
    'South Carolina': 'Carolina del Sur',
    'South Dakota': 'Dakota del Sur',
    'West Virginia': 'Virginia Occidental',
  },
}

/** A state's name in a language: "North Carolina" is "Carolina del Norte". */
export const stateNameIn = (locale: Locale, name: string): string => STATE_NAMES[locale]?.[name] ?? name

/** The name after "condado de" or "parroquia de", complete or still being typed, with the English word for a county; null for other names. */
export function spanishCounty(name: string): { name: string; word: 'County' | 'Parish' } | null {
  const found = /^(?:(?:el|la)\s+)?(condado|parroquia)(?:\s+de)?\s+(?!de?$)(.+)$/i.exec(name.trim())
  return found?.[2] ? { name: found[2], word: found[1]?.toLowerCase() === 'condado' ? 'County' : 'Parish' } : null
}
