/** What favorites are compared by, in the order in which it is shown. Codes are stored. */
export const CRITERIA = [
  { code: 'ages', label: 'Ages' },
  { code: 'openings', label: 'Openings' },
  { code: 'price', label: 'Price' },
  { code: 'hours', label: 'Hours' },
  { code: 'area', label: 'Area' },
  { code: 'amenities', label: 'Amenities' },
  { code: 'activities', label: 'Activities' },
  { code: 'license', label: 'License' },
] as const

export type Criterion = (typeof CRITERIA)[number]['code']

/** How much a criterion counts. */
export const WEIGHTS = [
  { weight: 0, label: 'Leave out' },
  { weight: 1, label: 'Nice to have' },
  { weight: 2, label: 'Important' },
  { weight: 4, label: 'Most important' },
] as const
export const DEFAULT_WEIGHT = 2

export type Weights = Partial<Record<Criterion, number>>

/** The newest favorites that are compared. */
export const MOST_COMPARED = 30
