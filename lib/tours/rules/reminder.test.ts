import { remindAt } from './reminder'

const startsAt = new Date('2027-03-14T14:00:00Z')
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)

test.each([
  ['days ahead', 72, 24],
  ['less than a day ahead', 23, 2],
  ['an hour ahead', 1, null],
])('a tour agreed %s', (_, agreed, reminded) => {
  expect(remindAt(startsAt, before(agreed))).toEqual(reminded && before(reminded))
})
