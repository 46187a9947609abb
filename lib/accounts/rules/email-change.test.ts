import { isSameAddress, PURPOSE_OF, SIDES } from './email-change'

test('capitals make no other address', () => {
  expect(isSameAddress('Pat@Home.test', 'pat@home.test')).toBe(true)
  expect(isSameAddress('pat@home.test', 'pat@work.test')).toBe(false)
})

test('a link to one address never counts as the other one’s', () => {
  expect(new Set(SIDES.map((side) => PURPOSE_OF[side])).size).toBe(2)
})
