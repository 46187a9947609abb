import { requestId } from './request-id.mjs'

test('a valid id is used, and anything else is replaced by a new id', () => {
  expect(requestId('5f0c1b2a9d')).toBe('5f0c1b2a9d')
  for (const none of [null, undefined, '', 'short', 'a b c d e f g', 'x'.repeat(65), 'line\nbreak-1'])
    expect(requestId(none)).toMatch(/^[0-9a-f-]{36}$/)
})
