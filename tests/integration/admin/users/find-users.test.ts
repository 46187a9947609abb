import { findUserFile, findUsers } from '@/lib/admin/users/queries'
import { usersQuery } from '@/lib/admin/users/schema'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { addUnclaimedProvider, sendClaim } from '@/tests/support/listings/claiming'
import { testDatabase } from '@/tests/support/platform/database'
import { refusalOf } from '@/tests/support/platform/in-english'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
jest.mock('next/cache', () => ({ revalidateTag: () => undefined }))
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

const find = async (query: Record<string, unknown>) =>
  (await findUsers(usersQuery.parse(query), REQUESTED_AT)).users.map(({ email }) => email)
const rename = (id: number, data: { firstName?: string; lastName?: string; email?: string }) =>
  db().user.update({ where: { id }, data })

test('users are found by parts of their names and addresses, by id, role and status, newest first', async () => {
  const pat = await createActor('caregiver')
  const chris = await createActor('careprovider')
  await rename(pat.id, { firstName: 'Dolores', lastName: 'O’Hara', email: 'dolores@home.test' })
  await rename(chris.id, { firstName: 'Dora', lastName: 'Ruiz', email: 'dora_100%@home.test' })
  await db().user.update({ where: { id: chris.id }, data: { status: 'suspended' } })
  expect(await find({})).toEqual(['dora_100%@home.test', 'dolores@home.test'])
  expect(await find({ q: 'DO hara' })).toEqual(['dolores@home.test'])
  expect(await find({ q: 'Dólores', role: 'caregiver', status: 'active' })).toEqual(['dolores@home.test'])
  expect(await find({ q: String(pat.id) })).toContain('dolores@home.test')
  expect(await find({ q: '100%' })).toEqual(['dora_100%@home.test'])
  expect(await find({ q: 'o_e' })).toEqual([])
  expect(await find({ role: 'caregiver' })).toEqual(['dolores@home.test'])
  expect(await find({ status: 'suspended' })).toEqual(['dora_100%@home.test'])
  expect(await find({ q: "'; DROP TABLE users; --" })).toEqual([])
})

test('a name is found whether its accents are typed or not', async () => {
  const pat = await createActor('caregiver')
  await rename(pat.id, { firstName: 'José', lastName: 'Núñez', email: 'pepe@home.test' })
  for (const q of ['jose NUNEZ', 'JOSÉ', 'Núnez pepe']) expect(await find({ q })).toEqual(['pepe@home.test'])
  expect(await find({ q: 'josef' })).toEqual([])
})

test('a page past the end is empty and reports the total', async () => {
  await createActor('admin')
  expect(await findUsers(usersQuery.parse({ page: '9' }), REQUESTED_AT)).toEqual({
    users: [],
    total: 1,
    page: 9,
    pageCount: 1,
  })
})

test("a user's record holds devices, providers and claims, and nothing that families write", async () => {
  const { pat, chris } = await conversation()
  await sessionCookie(pat)
  const file = await findUserFile(pat.id, REQUESTED_AT)
  expect(file).toMatchObject({ name: 'Pat Tester', role: 'caregiver', hasSecondFactor: false, erasedAt: null })
  expect(file.devices.map(({ device }) => device)).toEqual(['Test browser'])
  expect(Object.keys(file).sort()).toEqual(
    [
      ...['id', 'name', 'email', 'role', 'status', 'createdAt', 'emailVerifiedAt', 'hasSecondFactor'],
      ...['erasedAt', 'signUpDetails', 'devices', 'providers', 'claims'],
    ].sort(),
  )
  expect((await findUserFile(chris.id, REQUESTED_AT)).providers).toMatchObject([{ role: 'manager' }])
  expect(await refusalOf(findUserFile(99_999, REQUESTED_AT))).toContain('We can’t find this account.')
})

test("a record shows the person's claims", async () => {
  const { rosa, slug } = await addUnclaimedProvider()
  await sendClaim(rosa, slug)
  expect((await findUserFile(rosa.id, REQUESTED_AT)).claims).toMatchObject([{ status: 'pending' }])
})
