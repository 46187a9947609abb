import type { ProviderCard } from '../types'

type Address = Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>

/** "214 E Robinson St, Orlando, FL 32801"; of a family home its city and ZIP alone, since it has no street here. */
export function addressLine({ street, city, state, zip }: Address): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ')
}
