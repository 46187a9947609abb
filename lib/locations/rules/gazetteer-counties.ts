import { distanceMeters } from '@/lib/platform/geo'
import { foldPlaceName } from './fold'
import type { GazetteerRow } from './gazetteer-row'
import { countySlugOf } from './slug'
import { countyRank } from './suggestion-rank'

export type CountyRecord = {
  slug: string
  name: string
  full_name: string
  state: string
  folded: string
  rank: number
  latitude: number
  longitude: number
  radius_meters: number
  zip_count: number
}

/** Counties as circles around the middle of their ZIP codes' extent, wide enough to reach each of them. */
export function buildCounties(rows: readonly GazetteerRow[]): CountyRecord[] {
  const named = rows.filter((row) => row.county?.fullName)
  const groups = groupBy(named, (row) => countySlugOf(row.county?.fullName ?? '', row.state))
  return [...groups].flatMap(([slug, group]) => {
    const [first] = group
    if (!first?.county?.fullName) return []
    const center = middleOf(group)
    return {
      slug,
      name: first.county.name,
      full_name: first.county.fullName,
      state: first.state,
      folded: foldPlaceName(first.county.fullName),
      rank: countyRank(first.state, group.length),
      ...center,
      radius_meters: Math.ceil(Math.max(...group.map((row) => distanceMeters(center, row)))),
      zip_count: group.length,
    }
  })
}

function middleOf(group: GazetteerRow[]): { latitude: number; longitude: number } {
  const middle = (values: number[]) => Math.round(((Math.min(...values) + Math.max(...values)) / 2) * 1e5) / 1e5
  return { latitude: middle(group.map((row) => row.latitude)), longitude: middle(group.map((row) => row.longitude)) }
}

/** Map.groupBy, which Node 20 does not have. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
