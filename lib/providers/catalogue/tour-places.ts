/** Where a virtual tour leads, in the order of the page: one tour for each. Labels are for people. */
export const TOUR_PLACES = {
  main_environment: 'Main environment',
  outdoor_area: 'Outdoor area',
  extra: 'Another view',
} as const

export const TOUR_PLACE_CODES = [
  'main_environment',
  'outdoor_area',
  'extra',
] as const satisfies readonly (keyof typeof TOUR_PLACES)[]
