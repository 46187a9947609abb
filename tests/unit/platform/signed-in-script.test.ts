import { runInNewContext } from 'node:vm'
import { hasSignedInHint, SIGNED_IN_HINT } from '@/lib/access/rules/signed-in-hint'
import { SIGNED_IN_SCRIPT, SIGNED_IN_SCRIPT_HASH } from '@/lib/platform/signed-in-script.mjs'

test.each([
  '',
  'signed-in=1',
  'a=b; signed-in=1',
  'signed-in=1; a=b',
  'signed-in=0',
  'not-signed-in=1',
  'signed-in=11',
])('the page is marked exactly where the cookie says that somebody is signed in: %j', (cookie) => {
  const setAttribute = jest.fn()
  runInNewContext(SIGNED_IN_SCRIPT, { document: { cookie, documentElement: { setAttribute } } })
  expect(setAttribute.mock.calls).toEqual(hasSignedInHint(cookie) ? [['data-signed-in', '']] : [])
})

test('it looks for the same cookie as everybody else, and may run', () => {
  expect(SIGNED_IN_SCRIPT).toContain(SIGNED_IN_HINT)
  expect(SIGNED_IN_SCRIPT_HASH).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
})
