import type { Role } from '@/lib/access/types'

/** Lower case, without accents and punctuation, one blank between words. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text holds one of these: whole words or phrases; with a star behind it, also longer words that begin so. */
export function findsWord(text: string, patterns: readonly string[]): boolean {
  const said = ` ${plain(text)} `
  return patterns.some((pattern) => {
    const words = plain(pattern)
    return words !== '' && said.includes(pattern.trimEnd().endsWith('*') ? ` ${words}` : ` ${words} `)
  })
}

/** Whether a moment lies within a notice. */
export const isShownAt = ({ from, until }: { from: string; until: string }, now: Date): boolean =>
  Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until)

/** Changes of a page that may go live without a decision, in the order of the screen. */
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
export const NOTICE_LONGEST = 240

/** Who sees and changes settings. */
export const SETTINGS_ROLES = ['admin'] as const satisfies readonly Role[]
