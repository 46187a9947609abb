import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { licenseStatus } from '@/lib/providers/catalogue/traits'
import { AGE_BANDS, type AgeBandCode } from '@/lib/providers/rules/ages'
import type { OpeningsSummary } from '@/lib/providers/rules/openings'
import { moneyText, type TuitionSummary, weeklyText } from '@/lib/providers/rules/tuition'
import type { LicenseView } from '@/lib/providers/types'
import { noOpeningText, openingCountText, type RowTexts } from './row-text'

/** The messages about providers that several screens of the server share. */
export type ProviderTexts = Translate<'providers.common'>

/** "2 openings for one-year-olds", "1 opening, any age", "Full, waitlist of 6", "Openings not confirmed since May 3". */
export function openingsText(summary: OpeningsSummary, today: string, row: RowTexts, t: ProviderTexts): string {
  if (summary.state !== 'open') return noOpeningText(summary, today, row)
  const openings = openingsForAges(summary.count, summary.bands, row, t)
  return summary.from ? row('openings.from', { openings, day: dayText(summary.from, today) }) : openings
}

/** Up to two ages are named; more would not fit a row. */
function openingsForAges(count: number, bands: readonly AgeBandCode[], row: RowTexts, t: ProviderTexts): string {
  const [first, second] = bands.map((code) => AGE_BANDS.find((band) => band.code === code)?.plural ?? code)
  if (first === undefined) return openingCountText(count, [], row)
  if (bands.length > 2) return t('openings.ofGroups', { count, groups: bands.length })
  return second === undefined
    ? t('openings.ofAge', { count, ages: first })
    : t('openings.ofTwoAges', { count, younger: first, older: second })
}

/** "$285 a week", "$240 to $310 a week by age". */
export function tuitionText(summary: TuitionSummary | null, row: RowTexts, t: ProviderTexts): string {
  if (!summary) return row('price.unknown')
  const { isFrom, cents, highestCents } = summary
  return isFrom ? t('priceByAge', { low: moneyText(cents), high: weeklyText(highestCents) }) : weeklyText(cents)
}

/** A license is assumed active; only other states are mentioned. */
export function licenseText({ number, status }: Pick<LicenseView, 'number' | 'status'>, t: ProviderTexts): string {
  const known = licenseStatus(status)
  return known && known.code !== 'active'
    ? t('licenseWithStatus', { number, status: known.label })
    : t('license', { number })
}
