import fc from 'fast-check'
import { inEnglish } from '@/tests/support/platform/in-english'
import { REPORT_LIMITS, reportInput } from './schema'

const report = { provider: 'little-harbor-orlando-fl-k3f9', topic: 'hours', message: 'They close at 5 PM.' }
const problems = (change: Record<string, unknown>) => {
  const { error } = reportInput.safeParse({ ...report, ...change })
  return inEnglish(Object.fromEntries(error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []))
}

test('a report needs no e-mail address, and an empty one counts as missing', () => {
  for (const email of [undefined, null, '', '  '])
    expect(reportInput.parse({ ...report, email })).toEqual({ ...report, email: null, homepage: '' })
})

test.each([
  ['no topic', { topic: '' }, 'topic', 'Please choose what it’s about.'],
  ['an unknown topic', { topic: 'staff' }, 'topic', 'Please choose what it’s about.'],
  ['no text', { message: ' \r\n ' }, 'message', 'Please tell us what’s wrong.'],
  ['a list of texts', { message: ['a'] }, 'message', 'Please tell us what’s wrong.'],
  ['5,000 characters', { message: 'a'.repeat(5_000) }, 'message', 'Please use at most 2000 characters.'],
  ['NUL', { message: 'a\0b' }, 'message', 'This text has a character we can’t save.'],
  ['half a character', { message: 'a\ud800b' }, 'message', 'This text has a character we can’t save.'],
  ['a broken address', { email: 'dana@' }, 'email', 'That isn’t an e-mail address.'],
  [
    'an address with a second line',
    { email: 'dana@home.test\r\nBcc: all@home.test' },
    'email',
    'That isn’t an e-mail address.',
  ],
  [
    'an endless address',
    { email: `${'a'.repeat(300)}@home.test` },
    'email',
    'An e-mail address has at most 254 characters.',
  ],
])('%s is rejected with a sentence at its field', (_, change, field, sentence) => {
  expect(problems(change)).toMatchObject({ [field]: sentence })
})

test('unknown fields are removed', () => {
  expect(reportInput.parse({ ...report, id: 1, status: 'done', fingerprint: 'x' })).not.toHaveProperty('status')
})

test('CRLF line breaks of a plain form become LF', () => {
  expect(reportInput.parse({ ...report, message: 'one\r\ntwo\r\n' }).message).toBe('one\ntwo')
})

test('text is stored unchanged, or rejected', () => {
  const typed = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(typed, (message) => {
      const result = reportInput.safeParse({ ...report, message })
      if (result.success) expect(result.data.message).toBe(message.replaceAll('\r\n', '\n').trim())
      else expect(inEnglish(result.error.issues[0]?.message)).toMatch(/^(Please|This text).*\.$/)
    }),
  )
  const isAccepted = (length: number) => reportInput.safeParse({ ...report, message: 'a'.repeat(length) }).success
  expect([REPORT_LIMITS.message, REPORT_LIMITS.message + 1].map(isAccepted)).toEqual([true, false])
})
