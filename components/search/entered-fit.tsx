import { FitHead, fitMessages } from '@/components/families/fit/fit-lines'
import { lineMessages } from '@/components/families/fit/fit-view'
import { ageText, birthMonthAt } from '@/lib/families/profile/rules'
import { searchNeeds } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'

/** Whose fit the rows show, where an age was entered. `thisMonth` is "YYYY-MM". Loaded for such searches only. */
export function EnteredFit({ search, thisMonth }: { search: Search; thisMonth: string }) {
  const at = childSummary(search, thisMonth)
  return at === null ? null : <FitHead who={fitMessages.aChild} at={at} />
}

/** "9 months old in January 2027": the child of the search; null without an age. `thisMonth` is "YYYY-MM". */
function childSummary(search: Search, thisMonth: string): string | null {
  const needs = searchNeeds(search, thisMonth)
  return needs && needs.ageMonths !== null && needs.startMonth !== null
    ? lineMessages.at(ageText(birthMonthAt(needs.ageMonths, needs.startMonth), needs.startMonth), needs.startMonth)
    : null
}
