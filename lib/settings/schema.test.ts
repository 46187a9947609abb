import { message } from '@/lib/platform/language/message'
import { SETTING_INPUTS } from './schema'

const words = (reviews: string) => SETTING_INPUTS.words.safeParse({ reviews, messages: '' })
const notice = (change: object) =>
  SETTING_INPUTS.notice.safeParse({ text: 'We move.', from: '2026-11-24T20:00', until: '2026-11-24T22:00', ...change })

test('words are stored one per line, without duplicates', () => {
  expect(words(' Crypto*\n\ncrypto*\nwire  the money ').data?.reviews).toEqual(['crypto*', 'wire the money'])
})

test.each([
  ['(.*)', /unusableLine/],
  ['*', /unusableLine/],
  ['a*b', /unusableLine/],
  ['ab', /shortLine/],
  ['a'.repeat(61), /longLine/],
  [Array.from({ length: 201 }, (_, index) => `word${index}`).join('\n'), /tooManyLines.*200/],
])('the pattern %j is rejected with a message', (typed, sentence) => {
  expect(words(typed).error?.issues[0]?.message).toMatch(sentence)
})

test('a notice is one line with a start and a later end in the office’s time zone', () => {
  expect(notice({ text: 'We\n move.' }).data).toEqual({
    text: 'We move.',
    from: '2026-11-25T01:00:00.000Z',
    until: '2026-11-25T03:00:00.000Z',
  })
  expect(SETTING_INPUTS.notice.parse(null)).toBeNull()
  const sentenceOf = (change: object) => notice(change).error?.issues[0]?.message
  expect(sentenceOf({ until: '2026-11-24T19:00' })).toBe(message('settings.errors.endFirst'))
  expect(sentenceOf({ from: 'soon' })).toBe(message('settings.errors.start'))
  expect(sentenceOf({ text: ' ' })).toBe(message('settings.errors.writeNotice'))
  expect(sentenceOf({ text: 'x'.repeat(241) })).toBe(message('settings.errors.longNotice', { most: 240 }))
})
