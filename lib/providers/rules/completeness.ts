/**
 * How much of a provider's page is filled, 0 to 100, for the best-match order: dated facts weigh most, since they are what
 * parents ask about. Each key is counted when it is known.
 */
export const COMPLETENESS_WEIGHTS = {
  openings: 14,
  tuition: 14,
  hours: 14,
  license: 10,
  contact: 8,
  ages: 10,
  description: 10,
  photos: 10,
  amenities: 10,
} as const
