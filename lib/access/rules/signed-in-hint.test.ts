import { hasSignedInHint } from './signed-in-hint'

test.each([
  ['signed-in=1', true],
  ['theme=dark; signed-in=1', true],
  ['theme=dark; __Host-signed-in=1', true],
  ['__Secure-signed-in=1', false],
  ['', false],
  ['signed-in=', false],
  ['not-signed-in=1', false],
  ['signed-in=12', false],
])('with the cookies %j there is a hint: %s', (cookies, expected) => {
  expect(hasSignedInHint(cookies)).toBe(expected)
})
