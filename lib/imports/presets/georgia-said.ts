import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, LANGUAGES, PROGRAMS, SCHEDULES } from '@/lib/providers/catalogue/traits'
import { foldName } from '@/lib/providers/rules/search-text'
import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { quoted } from '../rules/quoted'
import type { FileRow, Note } from '../types/rows'
import { GEORGIA_LANGUAGES, GEORGIA_WORDS } from './georgia-words'

const CHOICES = {
  amenities: AMENITIES,
  programs: PROGRAMS,
  schedules: SCHEDULES,
  curricula: CURRICULA,
  accreditations: ACCREDITATIONS,
  careTypes: CARE_TYPES,
  languages: LANGUAGES,
} as const
type Key = keyof typeof CHOICES
export type Said = Required<Pick<ProviderDraft, 'amenities' | 'careTypes'>> & Partial<Pick<ProviderDraft, Key>>

/** What the words of a row mean in our choices, in the order of our catalogue; a word that we do not know gets a note. */
export function saidIn(row: FileRow, notes: Note[]): Said {
  const codes = new Map<Key, Set<string>>(Object.keys(CHOICES).map((key) => [key as Key, new Set()]))
  const unknown: string[] = []
  for (const [column, words] of Object.entries(GEORGIA_WORDS))
    for (const word of wordsIn(row, column)) {
      const meaning = words[foldName(word)]
      if (!meaning) unknown.push(word)
      else
        for (const [key, given] of Object.entries(meaning)) for (const code of given) codes.get(key as Key)?.add(code)
    }
  for (const word of wordsIn(row, 'LANGUAGES')) {
    const [, name = '', how = ''] = /^(.*?)\s*(?:\((.*)\))?$/.exec(word) ?? []
    const language = GEORGIA_LANGUAGES[foldName(name)]
    if (language === undefined) unknown.push(word)
    if (language && /spoken/i.test(how)) codes.get('languages')?.add(language)
    if (/taught/i.test(how) && language !== 'english') codes.get('amenities')?.add('second_language')
  }
  if (unknown.length > 0) notes.push({ code: 'word', text: `We have no choice for ${unknown.map(quoted).join(', ')}.` })
  const known = Object.entries(CHOICES).flatMap(([key, choices]) => {
    const stated = codes.get(key as Key) ?? new Set()
    const list = choices.flatMap(({ code }) => (stated.has(code) ? [code] : []))
    return list.length > 0 || key === 'amenities' || key === 'careTypes' ? [[key, list]] : []
  })
  return Object.fromEntries(known)
}

export function wordsIn(row: FileRow, column: string): string[] {
  return (row[column] ?? '')
    .split('|')
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
