import { reaches } from './reach'

const PLACE = { id: 7, startsOn: '2026-09-01', endsOn: null, confirmedOn: '2026-08-03' }
const forAll = (day: string) => ({ day, enrollmentIds: null })

test('an event for all reaches a family from the day on which its place was confirmed', () => {
  expect(['2026-08-02', '2026-08-03', '2026-08-20', '2026-11-24'].map((day) => reaches(forAll(day), PLACE))).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('a family that leaves is reached until its last day, and one that never came is not', () => {
  const leaving = { ...PLACE, endsOn: '2026-12-18' }
  expect([reaches(forAll('2026-12-18'), leaving), reaches(forAll('2026-12-19'), leaving)]).toEqual([true, false])
  expect(reaches(forAll('2026-08-05'), { ...PLACE, endsOn: '2026-08-10' })).toBe(false)
})

test('chosen families alone are reached, and none of them once its place is over', () => {
  const chosen = { day: '2026-11-24', enrollmentIds: [7] }
  expect(reaches(chosen, PLACE)).toBe(true)
  expect(reaches(chosen, { ...PLACE, id: 8 })).toBe(false)
  expect(reaches(chosen, { ...PLACE, endsOn: '2026-11-23' })).toBe(false)
  expect(reaches({ ...chosen, enrollmentIds: [] }, PLACE)).toBe(false)
})
