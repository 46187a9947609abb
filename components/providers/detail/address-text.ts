import { providerTexts } from '@/components/providers/texts'
import type { ProviderCard } from '@/lib/providers/types'

/** "214 E Robinson St, Orlando, FL 32801"; of a family home its city and ZIP alone. */
export function addressText({
  street,
  city,
  state,
  zip,
}: Pick<ProviderCard, 'street' | 'city' | 'state' | 'zip'>): string {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [street, place].filter(Boolean).join(', ') || providerTexts.addressUnknown
}
