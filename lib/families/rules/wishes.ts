import { AMENITIES } from '@/lib/providers/catalogue/amenities'

/** What children do there is the checklist's curriculum; everything else is what the place has. Search filters by the same codes. */
export const ACTIVITIES = AMENITIES.filter(({ group }) => group === 'curriculum')
export const PLACE_AMENITIES = AMENITIES.filter(({ group }) => group !== 'curriculum')
