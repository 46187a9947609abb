import { requestId } from './request-id.mjs'

test('an id is used where it is one, and made where it is not', () => {
  expect(requestId('5f0c1b2a9d')).toBe('5f0c1b2a9d')
  for (const none of [null, undefined, '', 'short', 'a b c d e f g', 'x'.repeat(65), 'line\nbreak-1'])
    expect(requestId(none)).toMatch(/^[0-9a-f-]{36}$/)
})
