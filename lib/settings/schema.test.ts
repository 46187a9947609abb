import { SETTING_INPUTS } from './schema'

const words = (reviews: string) => SETTING_INPUTS.words.safeParse({ version: 0, value: { reviews, messages: '' } })
const notice = (change: object) =>
  SETTING_INPUTS.notice.safeParse({
    version: 0,
    value: { text: 'We move.', from: '2026-11-24T20:00', until: '2026-11-24T22:00', ...change },
  })

test('words are stored one per line, without duplicates', () => {
  expect(words(' Crypto*\n\ncrypto*\nwire  the money ').data?.value.reviews).toEqual(['crypto*', 'wire the money'])
})

test.each([
  ['(.*)', /We can’t use/],
  ['*', /We can’t use/],
  ['a*b', /We can’t use/],
  ['ab', /too short/],
  ['a'.repeat(61), /too long/],
  [Array.from({ length: 201 }, (_, index) => `word${index}`).join('\n'), /At most 200/],
])('the pattern %j is rejected with a message', (typed, sentence) => {
  expect(words(typed).error?.issues[0]?.message).toMatch(sentence)
})

test('a notice is one line with a start and a later end in the office’s time zone', () => {
  expect(notice({ text: 'We\n move.' }).data?.value).toEqual({
    text: 'We move.',
    from: '2026-11-25T01:00:00.000Z',
    until: '2026-11-25T03:00:00.000Z',
  })
  expect(SETTING_INPUTS.notice.parse({ version: 1, value: null }).value).toBeNull()
  const sentenceOf = (change: object) => notice(change).error?.issues[0]?.message
  expect(sentenceOf({ until: '2026-11-24T19:00' })).toBe('It must end after it starts.')
  expect(sentenceOf({ from: 'soon' })).toMatch(/when it starts/)
  expect(sentenceOf({ text: ' ' })).toMatch(/write the notice/)
  expect(sentenceOf({ text: 'x'.repeat(241) })).toMatch(/at most 240/)
})
