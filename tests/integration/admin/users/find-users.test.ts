import { findUserFile, findUsers } from '@/lib/admin/users/queries'
import { usersQuery } from '@/lib/admin/users/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { actAs, sessionCookie } from '@/tests/support/accounts/actors'
import { ASKED_AT, conversation } from '@/tests/support/enrollment/conversation'
import { claiming, unclaimed } from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(ASKED_AT))
afterAll(() => setClock(undefined))

const find = async (query: Record<string, unknown>) =>
  (await findUsers(usersQuery.parse(query), ASKED_AT)).users.map(({ email }) => email)
const rename = (id: number, data: { firstName?: string; lastName?: string; email?: string }) =>
  db().user.update({ where: { id }, data })

test('people are found by parts of their names and addresses, by number, role and status, the newest first', async () => {
  const pat = await actAs('caregiver')
  const chris = await actAs('careprovider')
  await rename(pat.id, { firstName: 'Dolores', lastName: 'O’Hara', email: 'dolores@home.test' })
  await rename(chris.id, { firstName: 'Dora', lastName: 'Ruiz', email: 'dora_100%@home.test' })
  await db().user.update({ where: { id: chris.id }, data: { status: 'suspended' } })
  expect(await find({})).toEqual(['dora_100%@home.test', 'dolores@home.test'])
  expect(await find({ q: 'DO hara' })).toEqual(['dolores@home.test'])
  expect(await find({ q: String(pat.id) })).toContain('dolores@home.test')
  expect(await find({ q: '100%' })).toEqual(['dora_100%@home.test'])
  expect(await find({ q: 'o_e' })).toEqual([])
  expect(await find({ role: 'caregiver' })).toEqual(['dolores@home.test'])
  expect(await find({ status: 'suspended' })).toEqual(['dora_100%@home.test'])
  expect(await find({ q: "'; DROP TABLE users; --" })).toEqual([])
})

test('a list past its end is empty and says how many there are', async () => {
  await actAs('admin')
  expect(await findUsers(usersQuery.parse({ page: '9' }), ASKED_AT)).toEqual({
    users: [],
    total: 1,
    page: 9,
    pageCount: 1,
  })
})

test('an account’s file holds devices, providers and claims, and nothing of what families write', async () => {
  const { pat, chris } = await conversation()
  await sessionCookie(pat)
  const file = await findUserFile(pat.id, ASKED_AT)
  expect(file).toMatchObject({ name: 'Pat Tester', role: 'caregiver', hasSecondFactor: false, erasedAt: null })
  expect(file.devices.map(({ device }) => device)).toEqual(['Test browser'])
  expect(Object.keys(file).sort()).toEqual(
    [
      ...['id', 'name', 'email', 'role', 'status', 'createdAt', 'emailVerifiedAt', 'hasSecondFactor'],
      ...['erasedAt', 'said', 'devices', 'providers', 'claims'],
    ].sort(),
  )
  expect((await findUserFile(chris.id, ASKED_AT)).providers).toMatchObject([{ role: 'manager' }])
  await expect(findUserFile(99_999, ASKED_AT)).rejects.toThrow('There is no such account.')
})

test('a file shows a pending claim', async () => {
  const { rosa, slug } = await unclaimed()
  await claiming(rosa, slug)
  expect((await findUserFile(rosa.id, ASKED_AT)).claims).toMatchObject([{ status: 'pending' }])
})
