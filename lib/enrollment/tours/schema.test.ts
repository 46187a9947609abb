import { englishText } from '@/lib/platform/language/translate'
import { inquiryWithTours, proposalInput, tourChange, tourParams } from './schema'

const REQUEST = { daycareIds: ['a-k3f9'], subject: 'A place', text: 'Is there one?' }
const TIMES = ['2026-11-24T10:00', '2026-11-25T10:00', '2026-11-26T10:00']
const sentences = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => englishText(message))

test('a parent proposes up to three times with a request, or none', () => {
  expect(inquiryWithTours.parse(REQUEST).tourTimes).toEqual([])
  expect(inquiryWithTours.parse({ ...REQUEST, tourTimes: TIMES }).tourTimes).toEqual(TIMES)
  expect(sentences(inquiryWithTours.safeParse({ ...REQUEST, tourTimes: [...TIMES, TIMES[0]] }))).toEqual([
    'At most 3 times at once.',
  ])
})

test('a proposal on its own needs a time, as date-time fields send it', () => {
  expect(proposalInput.parse({ times: TIMES })).toEqual({ times: TIMES })
  for (const times of [[], 'x', [''], ['2026-11-24'], ['2026-11-24T10:00:00Z'], [7], null])
    expect(sentences(proposalInput.safeParse({ times }))).toEqual(['Please choose a day and a time.'])
})

test('a tour change is one of five actions, each with what it needs', () => {
  for (const action of ['decline', 'done', 'missed']) expect(tourChange.parse({ action })).toEqual({ action })
  expect(tourChange.safeParse({ action: 'accept', startsAt: '2026-11-24T15:00:00.000Z' }).success).toBe(true)
  expect(sentences(tourChange.safeParse({ action: 'accept' }))).toEqual(['Please choose one of the times.'])
  expect(sentences(tourChange.safeParse({ action: 'move', times: [] }))).toEqual(['Please choose a day and a time.'])
  expect(sentences(tourChange.safeParse({ action: 'delete' }))).toEqual(['Please tell us what happens with the tour.'])
})

test('a tour id is a whole number that fits the database column', () => {
  expect(tourParams.parse({ id: '7' })).toEqual({ id: 7 })
  for (const id of ['0', '-1', 'x', '1.5', '2147483648']) expect(tourParams.safeParse({ id }).success).toBe(false)
})
