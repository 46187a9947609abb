import { zipsOf } from '@/lib/places/map/rules/marks'
import type { Mark } from '@/lib/places/map/types'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'

export type MapTexts = Translate<'places.map'>

/** "2 providers close together", "3 family homes in 32801 and 32803". */
export function markText({ kind, points }: Mark, t: MapTexts, locale: Locale): string {
  const count = points.length
  if (kind === 'cluster') return t('cluster', { count })
  const zips = zipsOf(points).map(({ zip }) => zip)
  return zips.length > 2
    ? t('homesInZips', { count, zips: zips.length })
    : t('homes', { count, zips: listText(locale, zips) })
}

/** Says where most of the providers are, for people who cannot see the map. */
export function mapSummary(
  total: number,
  zips: readonly { zip: string; count: number }[],
  t: MapTexts,
  locale: Locale,
): string {
  if (total === 0) return t('summary.none')
  const [only, ...others] = zips
  if (!only) return t('summary.total', { count: total })
  if (others.length === 0 && only.count === total) return t('summary.allIn', { count: total, zip: only.zip })
  const most = zips.slice(0, 3).map(({ zip, count }) => t('summary.zip', { zip, count }))
  return t('summary.mostIn', { count: total, zips: listText(locale, most) })
}

/** `isCut`: there are more than a map shows. */
type MapCounts = { total: number; onMap: number; homes: number; isCut: boolean }

/** Which providers have no pin of their own. */
export function withoutPinText({ total, onMap, homes, isCut }: MapCounts, t: MapTexts): string {
  const missing = total - onMap
  const some = isCut
    ? t('withoutPin.cut', { shown: onMap, count: total })
    : t('withoutPin.listOnly', { count: missing })
  return [homes > 0 && t('withoutPin.homes', { count: homes }), missing > 0 && some].filter(Boolean).join(' ')
}
