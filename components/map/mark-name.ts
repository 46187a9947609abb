import { zipsOf } from '@/lib/map/rules/marks'
import type { Mark } from '@/lib/map/types'
import { mapTexts as texts } from './texts'

/** What a screen reader says of a mark. */
export function markName({ kind, points }: Mark): string {
  if (kind === 'provider') return points[0].name
  if (kind === 'cluster') return texts.cluster(points.length)
  const zips = zipsOf(points).map(({ zip }) => zip)
  return `${texts.homes(points.length, zips)}. ${texts.byZip}`
}
