import type { Preferences } from '../types'
import { hasStated } from './stated'

const NOTHING: Preferences = {
  preferredAmenities: [],
  preferredActivities: [],
  weeklyBudgetCents: null,
  days: [],
  dropOff: null,
  pickUp: null,
  homeZip: null,
  workZip: null,
}

test('a family that left all of it open has said nothing yet; any one answer is something', () => {
  expect(hasStated(NOTHING)).toBe(false)
  const said: Partial<Preferences>[] = [{ days: ['mon'] }, { weeklyBudgetCents: 100 }, { homeZip: '32801' }]
  for (const one of said) expect(hasStated({ ...NOTHING, ...one })).toBe(true)
})
