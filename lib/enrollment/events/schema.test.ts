import { englishText } from '@/lib/platform/language/translate'
import { EVENT_LIMITS } from '../limits'
import { eventChange, eventParams, newEventInput } from './schema'

const EVENT = {
  kind: 'conference',
  title: ' Parent-teacher conference ',
  note: 'Room 2.\r\nBring questions.',
  day: '2026-12-01',
  startMinute: '16:00',
  endMinute: '16:30',
  enrollmentIds: [9, 4, 9],
}
const problemsOf = (change: Record<string, unknown>) =>
  eventChange
    .safeParse({ ...EVENT, ...change })
    .error?.issues.map(({ path, message }) => `${String(path[0])}: ${englishText(message)}`)

test('an event has a kind, a title, a note, a day, times or all day, and families', () => {
  expect(eventChange.parse(EVENT)).toEqual({
    kind: 'conference',
    title: 'Parent-teacher conference',
    note: 'Room 2.\nBring questions.',
    day: '2026-12-01',
    startMinute: 960,
    endMinute: 990,
    enrollmentIds: [4, 9],
  })
  const least = { kind: 'field_trip', title: 'Zoo', day: '2026-12-01', startMinute: '', endMinute: '' }
  expect(eventChange.parse(least)).toMatchObject({ note: '', startMinute: null, endMinute: null, enrollmentIds: null })
})

test.each([
  [{ kind: 'party' }, 'kind: Please choose what kind of event it is.'],
  [{ title: ' ' }, 'title: Please tell us what it is.'],
  [{ title: 'x'.repeat(EVENT_LIMITS.title + 1) }, 'title: Please use at most 80 characters.'],
  [{ title: 'a\nb' }, 'title: This text has a character we can’t save.'],
  [{ note: 'x'.repeat(EVENT_LIMITS.note + 1) }, 'note: Please use at most 1000 characters.'],
  [{ note: 'a\0b' }, 'note: This text has a character we can’t save.'],
  [{ day: '2026-02-30' }, 'day: Please choose a day.'],
  [{ day: '0001-01-01' }, 'day: Please choose a day in this century.'],
  [{ startMinute: '25:00', endMinute: '' }, 'startMinute: Please choose a time.'],
  [{ startMinute: '' }, 'endMinute: An event must end after it begins.'],
  [{ endMinute: '16:00' }, 'endMinute: An event must end after it begins.'],
  [{ enrollmentIds: [] }, 'enrollmentIds: Please choose at least one family.'],
  [{ enrollmentIds: [0] }, 'enrollmentIds: We can’t find this family.'],
  [{ enrollmentIds: 'all' }, 'enrollmentIds: Please choose families.'],
])('%j is rejected with a sentence at its field', (change, words) => {
  expect(problemsOf(change)).toEqual([words])
})

test('a new event has a provider, and an event id is a whole number', () => {
  expect(newEventInput.parse({ ...EVENT, daycareId: 'sunny-k3f9' }).daycareId).toBe('sunny-k3f9')
  expect(newEventInput.safeParse(EVENT).success).toBe(false)
  expect(eventParams.parse({ id: '7' })).toEqual({ id: 7 })
  for (const id of ['0', 'x', '1.5', '2147483648']) expect(eventParams.safeParse({ id }).success).toBe(false)
})
