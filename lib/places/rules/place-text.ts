import type { Locale } from '@/lib/platform/language/locales'

export const MAX_PLACE_QUERY_LENGTH = 100

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

/** Longer texts are no search in plain words. */
const MAX_WORDS_LENGTH = 200

/** Whether a text that is no place may be a search in plain words, which the server reads: "infant care near 32801 under $300". */
export function mayBeWords(input: string): boolean {
  const text = input.trim()
  const hasWords = /\p{L}/u.test(text) && /\s/.test(text)
  return text.length <= MAX_WORDS_LENGTH && hasWords && /^[\p{L}\p{M}\p{N} \t$,.’'"“”&/:#+?!¿¡()%½–-]+$/u.test(text)
}

/**
 * Whether a text may be a place: exactly 5 digits, or only letters, spaces, commas, periods and hyphens (specification part
 * 1, section 5), at most 100 of them and at least one letter. In its own file, since the search box imports it in the
 * browser.
 */
export function placeTextKind(input: string): 'empty' | 'zip' | 'name' | 'invalid' {
  const text = input.trim()
  if (text === '') return 'empty'
  if (/^\d{5}$/.test(text)) return 'zip'
  const isName = text.length <= MAX_PLACE_QUERY_LENGTH && /^[\p{L}\p{M} ,.-]+$/u.test(text) && /\p{L}/u.test(text)
  return isName ? 'name' : 'invalid'
}
