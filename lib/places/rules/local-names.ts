import type { Locale } from '@/lib/platform/language/locales'

/** Names of places as a language writes them. In their own file, since the search box needs them only once somebody types. */

/**
 * With their articles. Boroughs and census areas of Alaska and regions of Connecticut have no Spanish word that people agree on, so they
 * stay English; no city's name ends in one of these words.
 */
const COUNTY_WORDS: Partial<Record<Locale, Record<string, { article: string; noun: string }>>> = {
  'es-US': { County: { article: 'el', noun: 'condado' }, Parish: { article: 'la', noun: 'parroquia' } },
}

/**
 * A place's name as a language writes it: "Orange County, FL" is "Condado de Orange, FL", and "el condado de Orange, FL" within a
 * sentence. A message says “en” or “para” before it, never “de” or “a”, since "de el" would be "del".
 */
export function placeNameIn(locale: Locale, name: string, position: 'alone' | 'within' = 'alone'): string {
  const [, english = '', word = '', rest = ''] = /^(.+) (County|Parish)(,.*)?$/.exec(name) ?? []
  // A search may already have the Spanish name.
  const own = position === 'within' ? spanishCounty(name) : null
  const words = COUNTY_WORDS[locale]?.[own?.word ?? word]
  if (!words) return name
  const text = `${words.noun} de ${own?.name ?? english + rest}`
  return position === 'within' ? `${words.article} ${text}` : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The states with another name than in English. */
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

/** A state's name as a language writes it: "North Carolina" is "Carolina del Norte". */
export const stateNameIn = (locale: Locale, name: string): string => STATE_NAMES[locale]?.[name] ?? name

/** What follows "condado de" or "parroquia de" in a name, also while it is typed, and the English word for them; null for other names. */
export function spanishCounty(name: string): { name: string; word: 'County' | 'Parish' } | null {
  const found = /^(?:(?:el|la)\s+)?(condado|parroquia)(?:\s+de)?\s+(?!de?$)(.+)$/i.exec(name.trim())
  return found?.[2] ? { name: found[2], word: found[1]?.toLowerCase() === 'condado' ? 'County' : 'Parish' } : null
}
