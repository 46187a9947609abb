import { PUT as setRole } from '@/app/api/users/[id]/role/route'
import { DELETE as endSessions } from '@/app/api/users/[id]/sessions/route'
import { PUT as setStatus } from '@/app/api/users/[id]/status/route'
import { POST as sendMail } from '@/app/api/users/[id]/verification-mail/route'
import { currentActor } from '@/lib/access/session'
import { db } from '@/lib/platform/database/client'
import { sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { PASSWORD, personWithPassword, send, signInAs } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

const revalidated = jest.fn()
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated(tag) }))
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

type Route = Parameters<typeof send>[0]
let alex: Awaited<ReturnType<typeof personWithPassword>>
beforeEach(async () => {
  alex = await personWithPassword('admin')
  setRequestCookies(await sessionCookie(alex))
})
const act = (route: Route, id: number, body: unknown = {}, method = 'PUT') =>
  send(route, body, { method, params: { id: String(id) } })
/** Whether the cookies still belong to a session. */
async function isKnown(cookies: string[]) {
  setRequestCookies(cookies)
  const { kind } = await currentActor()
  setRequestCookies(await sessionCookie(alex))
  return kind === 'user'
}
const audit = () =>
  db().auditEntry.findMany({
    where: { actorId: alex.id, action: { not: 'session.started' } },
    orderBy: { id: 'asc' },
    select: { action: true, subjectId: true, details: true },
  })

test('a suspended person is signed out on the next request, reads the reason, and can be reinstated', async () => {
  const { id, email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  expect(await isKnown(cookies)).toBe(true)
  expect((await act(setStatus, id, { status: 'suspended', reason: 'spam' })).status).toBe(200)
  expect(await isKnown(cookies)).toBe(false)
  expect((await mailsTo(email)).at(-1)?.text).toContain('people who got them did not want')
  expect((await act(setStatus, id, { status: 'suspended', reason: 'spam' })).status).toBe(409)
  expect((await act(setStatus, id, { status: 'active' })).status).toBe(200)
  expect((await signInAs(email)).status).toBe(200)
  expect(await audit()).toEqual([
    {
      action: 'account.status-changed',
      subjectId: id,
      details: { from: 'active', to: 'suspended', reason: 'spam' },
    },
    { action: 'account.status-changed', subjectId: id, details: { from: 'suspended', to: 'active' } },
  ])
})

test('the pages of a suspended manager are rendered again, since they say who answers', async () => {
  const { id } = await personWithPassword('careprovider')
  await addLocation()
  const provider = await addProvider()
  await db().providerPerson.create({ data: { providerId: provider.id, userId: id, createdAt: new Date('2026-11-20') } })
  revalidated.mockReset()
  expect((await act(setStatus, id, { status: 'suspended', reason: 'spam' })).status).toBe(200)
  expect(revalidated).toHaveBeenCalledWith(`provider:${provider.id}`)
})

test("a role change requires the admin's own password and ends the person's sessions", async () => {
  const { id, email } = await personWithPassword()
  const { cookies } = await signInAs(email)
  const refused = await act(setRole, id, { role: 'careprovider', currentPassword: 'two red boats' })
  expect([refused.status, Object.keys(refused.json.fields ?? {})]).toEqual([400, ['currentPassword']])
  expect(await isKnown(cookies)).toBe(true)
  expect((await act(setRole, id, { role: 'careprovider', currentPassword: PASSWORD })).json).toEqual({
    role: 'careprovider',
  })
  expect(await isKnown(cookies)).toBe(false)
  expect((await audit()).at(-1)).toMatchObject({ action: 'account.role-changed', subjectId: id })
})

test('an admin with a second factor has to enter its code', async () => {
  const { id } = await personWithPassword()
  const secret = Buffer.alloc(40)
  await db().secondFactor.create({ data: { userId: alex.id, secret, confirmedAt: new Date() } })
  const answer = await act(setRole, id, { role: 'admin', currentPassword: PASSWORD })
  expect([answer.status, Object.keys(answer.json.fields ?? {})]).toEqual([400, ['code']])
})

test('signing out everywhere ends every session', async () => {
  const { id, email } = await personWithPassword()
  const devices = [(await signInAs(email)).cookies, (await signInAs(email)).cookies]
  expect((await act(endSessions, id, {}, 'DELETE')).status).toBe(200)
  for (const cookies of devices) expect(await isKnown(cookies)).toBe(false)
  expect(await audit()).toEqual([{ action: 'session.all-ended', subjectId: id, details: {} }])
})

test('the confirmation mail is sent again to a user who has not confirmed', async () => {
  const { id, email } = await personWithPassword()
  expect((await act(sendMail, id, {}, 'POST')).status).toBe(409)
  await db().user.update({ where: { id }, data: { status: 'unverified' } })
  expect((await act(sendMail, id, {}, 'POST')).status).toBe(200)
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['verify-email'])
})

test.each([
  ['suspend', setStatus, { status: 'suspended', reason: 'asked' }, 'PUT'],
  ['reinstate', setStatus, { status: 'active' }, 'PUT'],
  ['change the role of', setRole, { role: 'caregiver', currentPassword: PASSWORD }, 'PUT'],
  ['sign out', endSessions, {}, 'DELETE'],
] as const)('an admin cannot %s themselves here', async (_, route, body, method) => {
  const answer = await act(route as Route, alex.id, body, method)
  expect([answer.status, answer.json.message]).toEqual([403, 'This is your own account. Ask another admin.'])
  expect(await audit()).toEqual([])
})

test.each([
  [setStatus, { status: 'active' }, 'PUT'],
  [endSessions, {}, 'DELETE'],
  [sendMail, {}, 'POST'],
] as const)('an unknown user id is a 404', async (route, body, method) => {
  expect((await act(route as Route, 99_999, body, method)).status).toBe(404)
})
