import type { KnownPlace } from '@/lib/providers/rules/search-area'
import { type WayToWork, whyNoWay } from '@/lib/providers/rules/way-to-work'
import type { SearchField } from '@/lib/providers/schema/search'
import { filterTexts } from './filter-texts'
import { searchTexts as texts } from './texts'

type Along = Extract<WayToWork, { kind: 'along' }>

/** "Winter Park 32789" */
export function workLabel({ city, zip }: Along): string {
  return `${city} ${zip}`
}

/** What an empty search says of where it looked. */
export function emptyTitle({ label }: KnownPlace, way: WayToWork | null): string {
  return way?.kind === 'along' ? texts.emptyWay(label, workLabel(way)) : texts.empty(label)
}

/** What stands at the work ZIP code's field. */
export function workError(ignored: readonly SearchField[], way: WayToWork | null): string | undefined {
  if (ignored.includes('workZip')) return filterTexts.workZipInvalid
  return way === null || way.kind === 'along' ? undefined : whyNoWay(way)
}
