import { englishText } from '@/lib/platform/language/translate'
import { DAY_PROBLEMS } from './rules/enrollments'
import { enrollmentEndInput, enrollmentInput, enrollmentParams, transferInput } from './schema'

const sentences = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), englishText(message)])

test('an enrollment has a first day, and when it ends a last one, as date fields send them', () => {
  expect(enrollmentInput.parse({ startsOn: '2027-01-05', child: 'Ella' })).toEqual({
    startsOn: '2027-01-05',
    band: null,
  })
  expect(enrollmentInput.parse({ startsOn: '2027-01-05', band: '' }).band).toBeNull()
  expect(sentences(enrollmentInput.safeParse({ startsOn: '2027-01-05', band: 'teen' }))).toEqual([
    ['band', 'Please choose a room.'],
  ])
  for (const wrong of ['', '2027-02-30', 'soon', null, 7, undefined])
    for (const [schema, name] of [
      [enrollmentInput, 'startsOn'],
      [enrollmentEndInput, 'endsOn'],
    ] as const)
      expect(sentences(schema.safeParse({ [name]: wrong }))).toEqual([[name, englishText(DAY_PROBLEMS.none)]])
})

test('a transfer has a message to the current provider, and one to the next provider if chosen', () => {
  expect(transferInput.parse({ text: 'We move.', nextDaycareId: '', nextText: '' })).toEqual({
    text: 'We move.',
    nextDaycareId: null,
    nextText: null,
  })
  expect(sentences(transferInput.safeParse({ text: 'We move.', nextDaycareId: 'heron-p2q3', nextText: '' }))).toEqual([
    ['nextText', 'Please write a message.'],
  ])
  expect(sentences(transferInput.safeParse({ text: ' ' }))).toEqual([['text', 'Please write a message.']])
})

test('an enrollment id is a whole number that fits the database column', () => {
  expect(enrollmentParams.parse({ id: '7' })).toEqual({ id: 7 })
  for (const id of ['0', 'x', '2147483648']) expect(enrollmentParams.safeParse({ id }).success).toBe(false)
})
