import type { DistanceTexts } from '@/lib/places/rules/geo'
import { type Locale, listText } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import type { PlaceFigures } from '@/lib/providers/landing/rules/figures'
import type { AgeTexts } from '@/lib/providers/rules/ages'

/** The messages of a landing page. */
export type LandingTexts = { t: Translate<'places.landing'>; ages: AgeTexts; distance: DistanceTexts; locale: Locale }

/** A table of texts: the first cell of a row is its header. */
export type TextTable = { caption: string; columns: readonly string[]; rows: string[][] }

/** "40 centers, 6 family homes, and 1 school", the most frequent first. */
export function kindsInWords({ t, locale }: LandingTexts, { kinds }: Pick<PlaceFigures, 'kinds'>): string {
  return listText(
    locale,
    kinds.map(({ kind, providers: count }) => t('kinds', { kind, count })),
  )
}

/** The messages on the server, which builds a landing page's sentences. */
export function landingTexts(locale: Locale): LandingTexts {
  const t = translate(locale, 'places.landing')
  const ages = translate(locale, 'providers.ages')
  const distance = translate(locale, 'places.distance')
  return { t, ages, distance, locale }
}
