import type { Translate } from '@/lib/platform/language/types'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'

/** The messages of landing pages. */
export type LandingTexts = Translate<'places.landing'>

/** A table of texts: the first cell of a row is its header. */
export type TextTable = { caption: string; columns: readonly string[]; rows: string[][] }

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[], t: LandingTexts): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : t('and', { list: items.slice(0, -1).join(', '), last })
}

/** "40 centers, 6 family homes and 1 school", the most frequent first. */
export function kindsInWords({ kinds }: Pick<PlaceFigures, 'kinds'>, t: LandingTexts): string {
  return listText(
    kinds.map(({ kind, providers: count }) => t('kinds', { kind, count })),
    t,
  )
}
