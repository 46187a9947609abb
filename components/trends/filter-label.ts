import { LISTS } from '@/components/search/filter-lists'
import { filterTexts } from '@/components/search/filter-texts'
import { labelOf } from '@/lib/providers/catalogue/traits'

const SINGLE: Record<string, string> = {
  openings: filterTexts.openingsConfirmed,
  priceRange: filterTexts.priceRange,
  openNow: filterTexts.openNow,
  dropOff: filterTexts.dropOff,
  pickUp: filterTexts.pickUp,
}
const isList = (group: string): group is keyof typeof LISTS => group in LISTS

/** A counted filter as the search page calls it. */
export function filterLabel(group: string, value: string | null): string {
  if (value !== null && isList(group)) return labelOf(LISTS[group], value)
  return SINGLE[group] ?? group
}
