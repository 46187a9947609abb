import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { ReviewRejection } from '@/prisma/generated/enums'
import { REVIEW_LIMITS } from './rules'
import { answerInput, receivedQuery, rejectionInput, reviewInput, reviewParams, reviewReportInput } from './schema'

const review = {
  daycareId: 'little-harbor-orlando-fl-k3f9',
  rating: '4',
  experience: 'toured',
  text: 'Kind teachers, and a yard with shade.',
}
const problems = (change: Record<string, unknown>) => {
  const { error } = reviewInput.safeParse({ ...review, ...change })
  return Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), englishText(issue.message)]) ?? [])
}

test('a rating is a form’s text or a number', () => {
  expect(reviewInput.parse(review)).toEqual({ ...review, rating: 4, nameStyle: 'first-name' })
  expect(reviewInput.parse({ ...review, rating: 5 }).rating).toBe(5)
})

test.each([
  ['no stars', { rating: undefined }, 'rating', 'Please choose 1 to 5 stars.'],
  ['six stars', { rating: 6 }, 'rating', 'Please choose 1 to 5 stars.'],
  ['half a star', { rating: 4.5 }, 'rating', 'Please choose 1 to 5 stars.'],
  ['an empty choice', { experience: '' }, 'experience', 'Please choose how you know this provider.'],
  ['a short word', { text: '  Good.   ' }, 'text', 'Please write at least 20 characters, so it helps other parents.'],
  ['a book', { text: 'a'.repeat(3_001) }, 'text', 'Please use at most 3,000 characters.'],
  ['NUL', { text: `${'a'.repeat(30)}\0` }, 'text', 'This text has a character we can’t save.'],
  ['another name', { nameStyle: 'King of Spain' }, 'nameStyle', 'Please choose how to show your name.'],
  ['no provider', { daycareId: '' }, 'daycareId', 'Please choose a provider.'],
])('%s is rejected with a message at its field', (_, change, field, sentence) => {
  expect(problems(change)).toEqual({ [field]: sentence })
})

test('unknown fields are ignored', () => {
  const parsed = reviewInput.parse({ ...review, status: 'published', relation: 'enrolled', authorName: 'X' })
  expect(Object.keys(parsed).sort()).toEqual(['daycareId', 'experience', 'nameStyle', 'rating', 'text'])
})

test('any text is stored exactly or rejected', () => {
  const typed = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(typed, (text) => {
      const result = answerInput.safeParse({ text })
      if (result.success) expect(result.data.text).toBe(text.replaceAll('\r\n', '\n').trim())
      else expect(englishText(result.error.issues[0]?.message ?? '')).toMatch(/^(Please|This text).*\.$/)
    }),
  )
  const isAccepted = (length: number) => answerInput.safeParse({ text: 'a'.repeat(length) }).success
  expect([REVIEW_LIMITS.answer, REVIEW_LIMITS.answer + 1].map(isAccepted)).toEqual([true, false])
})

test('a report needs a known reason, and the note is optional', () => {
  expect(reviewReportInput.parse({ reason: 'abusive' })).toEqual({ reason: 'abusive', note: '' })
  expect(reviewReportInput.safeParse({ reason: 'negative' }).success).toBe(false)
})

test('a negative opinion is not a reason for rejection', () => {
  const reasons = Object.values(ReviewRejection)
  expect(reasons.filter((reason) => /negativ|bad|rating|stars|critic|harm/.test(reason))).toEqual([])
  for (const reason of reasons) expect(rejectionInput.parse(reason)).toBe(reason)
  expect(rejectionInput.safeParse('negative').success).toBe(false)
})

test('invalid ids are rejected, and invalid page numbers are ignored', () => {
  for (const id of ['0', '-1', '1.5', 'x', '2147483648']) expect(reviewParams.safeParse({ id }).success).toBe(false)
  expect([receivedQuery.parse({ page: 'x' }), receivedQuery.parse({ page: '3' })]).toEqual([{ page: 1 }, { page: 3 }])
})
