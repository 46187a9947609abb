import type { Family } from '../types'

/** Of somebody without an account: nothing is asked, so only facts stand beside one another. */
export const NO_FAMILY: Family = {
  needs: {
    ageMonths: null,
    startMonth: null,
    days: [],
    dropOffMinute: null,
    pickUpMinute: null,
    weeklyBudgetCents: null,
  },
  wishes: { amenities: [], activities: [], places: [] },
}
