import fc from 'fast-check'
import { englishText } from '@/lib/platform/language/translate'
import { MESSAGE_LIMITS } from './rules/conversation'
import { inquiriesQuery, inquiryInput, inquiryParams, inquiryReportInput, messageInput } from './schema'

const request = { daycareIds: ['little-harbor-k3f9'], subject: 'A place in fall', text: 'Do you have one?' }
const problems = (change: Record<string, unknown>) => {
  const { error } = inquiryInput.safeParse({ ...request, ...change })
  return Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), englishText(issue.message)]) ?? [])
}

test('a request needs neither age nor month, and empty fields count as missing', () => {
  for (const empty of [undefined, null, ''])
    expect(inquiryInput.parse({ ...request, childAgeMonths: empty, wantedStart: empty })).toEqual({
      ...request,
      childAgeMonths: null,
      wantedStart: null,
    })
  expect(inquiryInput.parse({ ...request, childAgeMonths: '14', wantedStart: '2027-01' })).toMatchObject({
    childAgeMonths: 14,
    wantedStart: '2027-01',
  })
})

test.each([
  ['no subject', { subject: ' ' }, 'subject', 'Please tell us what it’s about.'],
  ['a subject of two lines', { subject: 'a\nb' }, 'subject', 'A subject is one line.'],
  ['a long subject', { subject: 'a'.repeat(121) }, 'subject', 'Please use at most 120 characters.'],
  ['no text', { text: '\r\n' }, 'text', 'Please write a message.'],
  ['too long a text', { text: 'a'.repeat(4_001) }, 'text', 'Please use at most 4000 characters.'],
  ['NUL', { text: 'a\0b' }, 'text', 'This text has a character we can’t save.'],
  ['half a year', { childAgeMonths: '6.5' }, 'childAgeMonths', /whole number/],
  ['a grown-up', { childAgeMonths: 181 }, 'childAgeMonths', /whole number/],
  ['a thirteenth month', { wantedStart: '2027-13' }, 'wantedStart', 'Please choose a month.'],
  ['no provider', { daycareIds: [] }, 'daycareIds', 'Please choose a provider.'],
  ['six providers', { daycareIds: Array(6).fill('a') }, 'daycareIds', 'At most 5 providers at once.'],
])('%s is rejected with a sentence at its field', (_, change, field, sentence) => {
  expect(problems(change)[field]).toMatch(sentence)
})

test('text is stored unchanged, or rejected with a sentence', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const result = messageInput.safeParse({ text })
      if (result.success) expect(result.data.text).toBe(text.replaceAll('\r\n', '\n').trim())
      else expect(englishText(result.error.issues[0]?.message ?? '')).toMatch(/^(Please|This text).*\.$/)
    }),
  )
  const isAccepted = (length: number) => messageInput.safeParse({ text: 'a'.repeat(length) }).success
  expect([MESSAGE_LIMITS.text, MESSAGE_LIMITS.text + 1].map(isAccepted)).toEqual([true, false])
})

test('a report needs a reason from the list; its note is free text', () => {
  expect(inquiryReportInput.parse({ reason: 'rude' })).toEqual({ reason: 'rude', note: '' })
  for (const wrong of [
    {},
    { reason: 'ugly' },
    { reason: 'rude', note: 'a'.repeat(1_001) },
    { reason: 'rude', note: '\0' },
  ])
    expect(inquiryReportInput.safeParse(wrong).success).toBe(false)
})

test('a mistyped list address shows the first page', () => {
  expect(inquiriesQuery.parse({ page: '-1', q: ['a', 'b'] })).toEqual({ page: 1, q: undefined })
  expect(inquiriesQuery.parse({ page: '2', q: ' tour ' })).toEqual({ page: 2, q: 'tour' })
})

test('a conversation id is a positive whole number', () => {
  for (const id of ['0', '-1', '1.5', 'x', '99999999999']) expect(inquiryParams.safeParse({ id }).success).toBe(false)
  expect(inquiryParams.parse({ id: '7' })).toEqual({ id: 7 })
})
