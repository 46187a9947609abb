import { englishText } from '@/lib/platform/language/translate'
import { calendarQuery, entryInput, entryParams, feedQuery } from './schema'

const ENTRY = { title: ' Vaccination ', day: '2026-11-24', startMinute: '14:30' }
const sentence = (change: Record<string, unknown>) =>
  entryInput
    .safeParse({ ...ENTRY, ...change })
    .error?.issues.map(({ path, message }) => `${path}: ${englishText(message)}`)

test('an entry has a title, a day, and a time or lasts all day', () => {
  expect(entryInput.parse(ENTRY)).toEqual({ title: 'Vaccination', day: '2026-11-24', startMinute: 870 })
  expect(entryInput.parse({ ...ENTRY, startMinute: '' }).startMinute).toBeNull()
  expect(entryInput.parse({ title: 'x', day: '2026-11-24' }).startMinute).toBeNull()
})

test.each([
  [{ title: ' ' }, 'title: Please tell us what it is.'],
  [{ title: 'x'.repeat(81) }, 'title: Please use at most 80 characters.'],
  [{ title: 'a\nb' }, 'title: This text has a character we can’t save.'],
  [{ title: 'a\0b' }, 'title: This text has a character we can’t save.'],
  [{ day: '2026-02-30' }, 'day: Please choose a day.'],
  [{ day: '0001-01-01' }, 'day: Please choose a day in this century.'],
  [{ startMinute: '25:00' }, 'startMinute: Please choose a time.'],
  [{ startMinute: 7 }, 'startMinute: Please choose a time.'],
])('%j is rejected with a sentence at its field', (change, words) => {
  expect(sentence(change)).toEqual([words])
})

test('a mistyped address shows today', () => {
  expect(calendarQuery.parse({ day: '2026-12-05' })).toEqual({ day: '2026-12-05' })
  for (const day of ['2026-13-01', 'x', ['a', 'b'], undefined]) expect(calendarQuery.parse({ day }).day).toBeUndefined()
})

test('an entry id is a whole number, and a feed has a key', () => {
  expect(entryParams.parse({ id: '7' })).toEqual({ id: 7 })
  expect(entryParams.safeParse({ id: '2147483648' }).success).toBe(false)
  expect([feedQuery.parse({}), feedQuery.safeParse({ key: 'x'.repeat(101) }).success]).toEqual([{ key: '' }, false])
})
