import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { ACTIVITIES, PLACE_AMENITIES } from './wishes'

test('a parent finds every choice of the search either among activities or among amenities, and none twice', () => {
  const codes = [...ACTIVITIES, ...PLACE_AMENITIES].map(({ code }) => code)
  expect([...codes].sort()).toEqual(AMENITIES.map(({ code }) => code).sort())
  expect(ACTIVITIES.map(({ code }) => code)).toContain('music_movement')
  expect(PLACE_AMENITIES.map(({ code }) => code)).toContain('lunch_included')
})
