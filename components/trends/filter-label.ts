import { LISTS } from '@/components/search/active-filters'
import { filterMessages } from '@/components/search/filter-messages'
import { labelOf } from '@/lib/providers/catalogue/traits'

const SINGLE: Record<string, string> = {
  openings: filterMessages.openingsConfirmed,
  priceRange: filterMessages.priceRange,
  openNow: filterMessages.openNow,
  dropOff: filterMessages.dropOff,
  pickUp: filterMessages.pickUp,
}
const isList = (group: string): group is keyof typeof LISTS => group in LISTS

/** A counted filter as the search page calls it. */
export function filterLabel(group: string, value: string | null): string {
  if (value !== null && isList(group)) return labelOf(LISTS[group], value)
  return SINGLE[group] ?? group
}
