import { KINDS, type Kind } from '@/lib/providers/catalogue/traits'
import type { PlaceFigures } from '@/lib/providers/rules/location-facts'
import { faqTexts } from './faq-texts'
import { numberTexts as texts } from './number-texts'
import { PROGRAMS_SHOWN } from './programs-shown'

/** How often a kind or a program is here, and of a wider place its share there. `share`s are 0 to 1. */
export type Share = { key: string; row: string; sentence: string; count: number; share: number; wider: number | null }

/** Kinds in the order of the catalogue, then programs; what nobody is or states, here and around, is left out. */
export function sharesOf(here: PlaceFigures, wider: PlaceFigures | null, state: string): Share[] {
  const kinds = KINDS.map(({ code }) => {
    const many = capitalized(faqTexts.kinds.kind[code][1])
    return toShare(`kind:${code}`, [many, many], (figures) => kindCount(figures, code), here, wider)
  })
  const shown = PROGRAMS_SHOWN.filter((code) => state === 'FL' || code === 'head_start')
  const programs = shown.map((code) =>
    toShare(`program:${code}`, texts.programs[code], (figures) => programCount(figures, code), here, wider),
  )
  return [...kinds, ...programs].filter((one) => one.count > 0 || (one.wider ?? 0) > 0)
}

/** "35%". */
export const percent = (share: number) => `${Math.round(share * 100)}%`

export const shareOf = (count: number, total: number) => (total === 0 ? 0 : count / total)

function toShare(
  key: string,
  [row, sentence]: readonly [string, string],
  countIn: (figures: PlaceFigures) => number,
  here: PlaceFigures,
  wider: PlaceFigures | null,
): Share {
  const count = countIn(here)
  return {
    key,
    row,
    sentence,
    count,
    share: shareOf(count, here.total),
    wider: wider && shareOf(countIn(wider), wider.total),
  }
}

const kindCount = ({ kinds }: PlaceFigures, code: Kind) => kinds.find(({ kind }) => kind === code)?.providers ?? 0

const programCount = ({ programs }: PlaceFigures, code: string) =>
  programs.find(({ program }) => program === code)?.providers ?? 0

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
