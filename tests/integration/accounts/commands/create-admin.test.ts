import { POST as confirm } from '@/app/api/auth/reset-password/route'
import { db } from '@/lib/platform/database/client'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { testDatabase } from '@/tests/support/platform/database'
import { runCommand } from '@/tests/support/platform/run-command'

const database = testDatabase()

const run = (...args: string[]) => runCommand('scripts/operations/accounts.ts', database.url(), 'create-admin', ...args)

test('an operator creates an admin, who sets a password by the link and has to set up an authenticator app', async () => {
  const { status, stdout } = await run('alex@home.test', 'Alex Reed')
  expect(status).toBe(0)
  const token = /http:\/\/localhost:3000\/reset-password#token=([\w-]{22})\n/.exec(stdout)?.[1]
  const admin = await db().user.findUniqueOrThrow({ where: { email: 'alex@home.test' } })
  expect(admin).toMatchObject({
    role: 'admin',
    status: 'active',
    firstName: 'Alex',
    lastName: 'Reed',
    passwordHash: null,
  })
  expect((await mailsTo('alex@home.test')).map(({ kind }) => kind)).toEqual(['admin-invitation'])
  expect((await send(confirm, { token, password: PASSWORD })).status).toBe(200)
  expect((await signInAs('alex@home.test')).json.fields).toHaveProperty('setupSecret')
  expect(await db().auditEntry.findFirst({ select: { action: true, subjectId: true } })).toEqual({
    action: 'admin.created',
    subjectId: admin.id,
  })
})

test('an existing account with another role is not made an admin', async () => {
  const { id, email } = await personWithPassword()
  const { status, stderr } = await run(email, 'Pat Cole')
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('There is an account with this address already (caregiver, active)'),
  ])
  expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ role: 'caregiver' })
})

test('an invalid address or name is refused with a message', async () => {
  const { status, stderr } = await run('alex', ' ')
  expect([status, stderr]).toEqual([1, 'Please enter a valid email address. First name is required.\n'])
  expect(await db().user.count()).toBe(0)
})
