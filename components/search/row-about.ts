import { searchNeeds } from '@/lib/fit/rules/search-needs'
import type { Needs } from '@/lib/fit/types'
import { AGE_BANDS, ageBandOf } from '@/lib/providers/catalogue/age-bands'
import { askedBands } from '@/lib/providers/rules/asked-ages'
import type { Search } from '@/lib/providers/schema/search'

/** Whom rows speak of: `bands` are places in AGE_BANDS. */
type About = { needs: Needs | null; bands: readonly number[] }

/** A typed child's needs and room, else the ages that were asked for. `today` is "YYYY-MM-DD" where it was searched. */
export function rowAbout(search: Search, today: string): About {
  const needs = searchNeeds(search, today.slice(0, 7))
  const room = needs?.ageMonths == null ? null : ageBandOf(needs.ageMonths)
  return { needs, bands: room ? [AGE_BANDS.indexOf(room)] : askedBands(search) }
}
