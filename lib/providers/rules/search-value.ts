import { boundsText } from '@/lib/map/rules/bounds'
import type { Search, SearchField } from '../schema/search'
import { clockText } from './clock-text'

/** A field's value as it stands in an address; empty when nothing is asked for. */
export function valueText(search: Search, field: SearchField): string | string[] {
  const value = search[field]
  switch (field) {
    case 'openings':
      return value ? 'confirmed' : ''
    case 'openNow':
      return value ? '1' : ''
    case 'dropOff':
    case 'pickUp':
      return typeof value === 'number' ? clockText(value) : ''
    case 'bounds':
      return search.bounds ? boundsText(search.bounds) : ''
    case 'view':
      return search.view === 'list' ? '' : search.view
    case 'priceRange':
      return search.priceRange ? `${search.priceRange.minDollars}-${search.priceRange.maxDollars ?? ''}` : ''
    default:
      return Array.isArray(value) ? [...value] : value === null ? '' : String(value)
  }
}
