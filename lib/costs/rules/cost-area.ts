import { placeLabel } from '@/lib/locations/rules/labels'
import type { ResolvedPlace } from '@/lib/locations/types'
import type { CostArea } from '../types'

/** The rules of kindergarten and VPK here are Florida's. */
export const ESTIMATOR_STATE = 'FL'

export type CostAreaAnswer =
  | { kind: 'area'; label: string; area: CostArea }
  | { kind: 'elsewhere' }
  /** Names to choose from, best first; may be empty. */
  | { kind: 'unclear'; options: string[] }

/** What a typed place means for prices. */
export function costAreaOf(place: ResolvedPlace): CostAreaAnswer {
  if (place.kind === 'invalid') return { kind: 'unclear', options: [] }
  if (place.kind === 'unknown') return { kind: 'unclear', options: place.suggestions.map(({ label }) => label) }
  if (place.kind === 'ambiguous') return { kind: 'unclear', options: place.options.map(({ label }) => label) }
  const area = describe(place)
  return area.state === ESTIMATOR_STATE ? { kind: 'area', label: place.label, area } : { kind: 'elsewhere' }
}

function describe(place: Extract<ResolvedPlace, { kind: 'zip' | 'city' | 'county' }>): CostArea {
  if (place.kind === 'county') return { city: null, county: place.county.name, state: place.county.state }
  if (place.kind === 'city') {
    const { slug, name, state, county } = place.location
    return { city: { slug, label: placeLabel(name, state) }, county, state }
  }
  const { locationSlug, city, state, county } = place.zip
  return { city: { slug: locationSlug, label: placeLabel(city, state) }, county, state }
}
