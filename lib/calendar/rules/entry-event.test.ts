import { entryEventOf } from './entry-event'

const entry = { id: 5, title: 'Vaccination', day: new Date('2027-03-14T00:00:00Z'), createdAt: new Date('2026-11-22') }
const spanOf = (startMinute: number | null) => entryEventOf({ ...entry, startMinute }, 'https://nookling.example').span

test('an entry is that time on every clock, or all of the day', () => {
  expect(spanOf(870)).toEqual({ local: '2027-03-14T14:30', minutes: 60 })
  expect(spanOf(null)).toEqual({ day: '2027-03-14' })
})
