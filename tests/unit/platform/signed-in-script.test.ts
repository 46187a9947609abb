import { runInNewContext } from 'node:vm'
import { hasSignedInHint, OWN_FIT_KEY, SIGNED_IN_HINT } from '@/lib/platform/http/signed-in-hints.mjs'
import { SIGNED_IN_SCRIPT, SIGNED_IN_SCRIPT_HASH } from '@/lib/platform/http/signed-in-script.mjs'

test.each([
  '',
  'signed-in=1',
  'a=b; signed-in=1',
  'signed-in=1; a=b',
  'a=b; __Host-signed-in=1',
  '__Secure-signed-in=1',
  'signed-in=0',
  'not-signed-in=1',
  'signed-in=11',
])('marks the page exactly when the cookie says that a user is signed in: %j', (cookie) => {
  const dataset = {}
  const localStorage = { getItem: () => null }
  runInNewContext(SIGNED_IN_SCRIPT, { localStorage, document: { cookie, documentElement: { dataset } } })
  expect(dataset).toEqual(hasSignedInHint(cookie) ? { signedIn: '' } : {})
})

test.each([
  ['signed-in=1', () => '1', true],
  ['signed-in=1', () => '0', false],
  ['', () => '1', false],
  [
    'signed-in=1',
    () => {
      throw new Error('Storage is closed.')
    },
    false,
  ],
])('reserves space for the fit of a signed-in user who will get one: %j %p %p', (cookie, getItem, isReserved) => {
  const dataset = {}
  const localStorage = { getItem: (key: string) => (key === OWN_FIT_KEY ? getItem() : null) }
  runInNewContext(SIGNED_IN_SCRIPT, { localStorage, document: { cookie, documentElement: { dataset } } })
  expect('ownFit' in dataset).toBe(isReserved)
})

test('checks the same cookie as the rest of the code, and the policy allows it', () => {
  expect(SIGNED_IN_SCRIPT).toContain(SIGNED_IN_HINT)
  expect(SIGNED_IN_SCRIPT_HASH).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
})

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
