import type { Role } from '@/lib/access/types'

/** Lower case, without accents and punctuation, single spaces between words. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text contains one of the patterns: whole words or phrases; with a trailing star, also longer words that begin with it. */
export function containsWord(text: string, patterns: readonly string[]): boolean {
  const searched = ` ${plain(text)} `
  return patterns.some((pattern) => {
    const words = plain(pattern)
    return words !== '' && searched.includes(pattern.trimEnd().endsWith('*') ? ` ${words}` : ` ${words} `)
  })
}

/** Whether a notice is shown at a given time. */
export const isShownAt = ({ from, until }: { from: string; until: string }, now: Date): boolean =>
  Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)

/** Profile changes that can go live without review, in the order of the settings page. */
export const IMMEDIATE_RULES = [
  'phone-same-area',
  'logo-removed',
  'photos-rearranged',
  'hours',
  'amenities',
  'services',
] as const
export type ImmediateRule = (typeof IMMEDIATE_RULES)[number]

export const WORD_LIMITS = { most: 200, shortest: 3, longest: 60 } as const
export const NOTICE_MAX_LENGTH = 240

/** Who may see and change settings. */
export const SETTINGS_ROLES = ['admin'] as const satisfies readonly Role[]
