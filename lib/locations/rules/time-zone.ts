import { findState } from '../catalogue/states'
import { COUNTIES_IN_ANOTHER_ZONE, PLACES_IN_ANOTHER_ZONE } from '../catalogue/time-zone-exceptions'

/** IANA time zone of a location: its own exception, else its county's, else its state's. Source: 49 CFR part 71. */
export function timeZoneOf(slug: string, state: string, county: string | null): string {
  const own = Object.hasOwn(PLACES_IN_ANOTHER_ZONE, slug) ? PLACES_IN_ANOTHER_ZONE[slug] : undefined
  if (own) return own
  const rule = COUNTIES_IN_ANOTHER_ZONE.find(
    (exception) => exception.state === state && county !== null && exception.counties.includes(county),
  )
  return rule?.timeZone ?? findState(state)?.timeZone ?? 'America/New_York'
}
