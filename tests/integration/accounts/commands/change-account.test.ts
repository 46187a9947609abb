import { currentActor } from '@/lib/access/session'
import { changeRole, reinstateAccount, suspendAccount } from '@/lib/accounts/commands/change-account'
import { db } from '@/lib/platform/database/client'
import { DomainError } from '@/lib/platform/http/errors'
import { englishText } from '@/lib/platform/language/translate'
import { mailsTo } from '@/tests/support/accounts/mails'
import { personWithPassword, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { runCommand } from '@/tests/support/platform/run-command'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
const database = testDatabase()
beforeEach(() => setRequestCookies(''))

const NOW = new Date('2026-11-22T12:00:00Z')
const run = (...args: string[]) => runCommand('scripts/operations/accounts.ts', database.url(), ...args)
const audit = () =>
  db().auditEntry.findMany({
    where: { action: { in: ['account.status-changed', 'account.role-changed'] } },
    orderBy: { id: 'asc' },
    select: { action: true, actorId: true, subjectId: true, details: true },
  })

test('an operator suspends a user, whose session ends immediately, and reinstates them', async () => {
  const { id, email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  setRequestCookies(cookies)
  expect((await currentActor()).kind).toBe('user')
  expect(await run('suspend', email)).toMatchObject({ status: 0, stdout: `${email} is suspended.\n` })
  expect((await currentActor()).kind).toBe('visitor')
  expect((await signInAs(email)).status).toBe(403)
  expect(await run('reinstate', email)).toMatchObject({ status: 0, stdout: `${email} is reinstated.\n` })
  expect((await currentActor()).kind).toBe('visitor')
  expect((await signInAs(email)).status).toBe(200)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
    'account-suspended',
    'account-reinstated',
    'new-device',
  ])
  const line = { action: 'account.status-changed', actorId: null, subjectId: id }
  expect(await audit()).toEqual([
    { ...line, details: { from: 'active', to: 'suspended' } },
    { ...line, details: { from: 'suspended', to: 'active' } },
  ])
})

test("an operator changes a user's role; the user is notified and has to sign in again", async () => {
  const { id, email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  expect(await run('role', email, 'careprovider')).toMatchObject({
    status: 0,
    stdout: `${email} has the role careprovider now.\n`,
  })
  setRequestCookies(cookies)
  expect((await currentActor()).kind).toBe('visitor')
  expect((await signInAs(email)).json.role).toBe('careprovider')
  const [mail] = await mailsTo(email)
  expect([mail?.kind, mail?.text]).toEqual(['role-changed', expect.stringContaining('you’re now a provider there')])
  const details = { from: 'caregiver', to: 'careprovider' }
  expect(await audit()).toEqual([{ action: 'account.role-changed', actorId: null, subjectId: id, details }])
})

test.each([
  [
    'an unknown address',
    () => suspendAccount({ email: 'nobody@home.test' }, null, NOW),
    'There is no account at nobody@home.test.',
  ],
  [
    'reinstating an active account',
    (email: string) => reinstateAccount({ email }, null, NOW),
    'is active, and this is for one that is suspended.',
  ],
  [
    'suspending the last admin',
    (email: string) => suspendAccount({ email }, null, NOW),
    'This is the only admin. Add another one first.',
  ],
  [
    'demoting the last admin',
    (email: string) => changeRole({ email }, null, 'caregiver', NOW),
    'This is the only admin. Add another one first.',
  ],
  [
    'the role that the account already has',
    (email: string) => changeRole({ email }, null, 'admin', NOW),
    'has the role admin already.',
  ],
] as const)('%s is refused with a message', async (_what, change, sentence) => {
  const { email } = await personWithPassword('admin')
  const refusal = await change(email).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DomainError)
  expect(englishText(String(Object(refusal).message))).toContain(sentence)
  expect(await db().user.findMany({ select: { role: true, status: true } })).toEqual([
    { role: 'admin', status: 'active' },
  ])
  expect(await audit()).toEqual([])
})

test('an invalid or impossible command fails with a message', async () => {
  const { email } = await personWithPassword('admin')
  expect(await run('suspend', email)).toMatchObject({
    status: 1,
    stderr: 'This is the only admin. Add another one first.\n',
  })
  for (const args of [['role', email, 'owner'], ['suspend']])
    expect(await run(...args)).toMatchObject({
      status: 1,
      stderr: 'Give an e-mail address; for another role also caregiver, careprovider or admin.\n',
    })
})

test('when two admins are removed at the same time, one stays', async () => {
  const [first, second] = [await personWithPassword('admin'), await personWithPassword('admin')]
  const done = await Promise.allSettled([
    suspendAccount({ email: first.email }, null, NOW),
    changeRole({ email: second.email }, null, 'caregiver', NOW),
  ])
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db().user.count({ where: { role: 'admin', status: 'active' } })).toBe(1)
})
