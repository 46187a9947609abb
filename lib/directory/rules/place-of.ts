/** "Orlando, FL 32801"; a home that hides its ZIP code has none. */
export const placeOf = (city: string, state: string, zip: string | null) =>
  [city, [state, zip].filter(Boolean).join(' ')].join(', ')
