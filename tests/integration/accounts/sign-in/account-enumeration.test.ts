import { performance } from 'node:perf_hooks'
import * as argon2 from '@node-rs/argon2'
import { POST as ask } from '@/app/api/auth/forgot-password/route'
import { POST as resend } from '@/app/api/auth/resend-verification/route'
import { requestEmailChange } from '@/lib/accounts/commands/own-account'
import { TIMING_STEP_MILLIS } from '@/lib/accounts/rules/limits'
import { db } from '@/lib/platform/database/client'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { testDatabase } from '@/tests/support/platform/database'

// Other tests skip this delay.
jest.unmock('@/lib/platform/security/secrets')
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
// Counts the real calls, because time proves nothing on a busy machine (npm run bench -- unknown-addresses measures it).
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual('@node-rs/argon2')
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) }
})
testDatabase()

const argon2Calls = async (act: () => Promise<unknown>) => {
  jest.clearAllMocks()
  await act()
  return { hashes: jest.mocked(argon2.hash).mock.calls.length, checks: jest.mocked(argon2.verify).mock.calls.length }
}

test('an unknown address, an account without a password and a wrong password cost the same argon2 work', async () => {
  const [{ email }, open, gone] = [await personWithPassword(), await personWithPassword(), await personWithPassword()]
  await db().user.update({ where: { id: open.id }, data: { passwordHash: null } })
  await db().user.update({ where: { id: gone.id }, data: { status: 'deleted' } })
  // The hash that is used for unknown addresses is computed once.
  await signInAs('first@home.test', 'wrong words')
  for (const address of [email, open.email, gone.email, 'nobody@home.test'])
    expect(await argon2Calls(() => signInAs(address, 'wrong words'))).toEqual({ hashes: 0, checks: 1 })
  const prefixes = jest
    .mocked(argon2.verify)
    .mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'))
  expect(new Set(prefixes)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
})

/** A timer may fire early only by its own rounding; how late it fires depends on the machine. */
const WHOLE_SECOND = TIMING_STEP_MILLIS - 10

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}

test('changing the own address is answered at whole seconds, whether the new one is taken or not', async () => {
  const [parent, other] = [await personWithPassword(), await personWithPassword()]
  const caller = { address: null, device: 'Test browser', knownUserId: null, locale: 'en', session: null } as const
  for (const email of ['pat@new.test', other.email]) {
    const wish = { email, currentPassword: PASSWORD }
    const time = await timeOf(() => requestEmailChange(parent, wish, caller, new Date()))
    expect(time).toBeGreaterThanOrEqual(WHOLE_SECOND)
  }
})

test.each([
  ['forgot', ask],
  ['send again', resend],
] as const)('"%s" is answered at whole seconds for every address', async (_name, route) => {
  const { id, email } = await personWithPassword()
  await db().user.update({ where: { id }, data: { status: 'unverified' } })
  const times = await Promise.all(
    [email, 'nobody@home.test', email, 'no-one@home.test'].map((address) =>
      timeOf(async () => expect((await send(route, { email: address })).status).toBe(200)),
    ),
  )
  for (const time of times) expect(time).toBeGreaterThanOrEqual(WHOLE_SECOND)
})
