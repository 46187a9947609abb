import { PUT as changeName } from '@/app/api/account/name/route'
import { GET as me } from '@/app/api/auth/me/route'
import { db } from '@/lib/platform/database/client'
import type { Role } from '@/prisma/generated/enums'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setRequestCookies(''))

const rename = (name: Record<string, unknown>) => send(changeName, name, { method: 'PUT' })
const whoAmI = async () => (await send(me, null, { method: 'GET' })).json

test.each<Role>(['caregiver', 'careprovider', 'admin'])(
  'a %s appears under the new name immediately wherever the site shows it',
  async (role) => {
    const person = await createActor(role)
    setRequestCookies(await sessionCookie(person))
    const { status, json } = await rename({ firstName: ' Ana\nMaría ', lastName: 'de la Cruz' })
    expect([status, json]).toEqual([200, { firstName: 'Ana María', lastName: 'de la Cruz' }])
    expect(await whoAmI()).toMatchObject({ firstName: 'Ana María', lastName: 'de la Cruz', email: person.email })
  },
)

test.each([
  [{ firstName: ' ', lastName: 'Cole' }, { firstName: 'First name is required.' }],
  [{ firstName: 'x'.repeat(81), lastName: '' }, { firstName: 'Please use at most 80 characters.' }],
  [{ firstName: 'Kim', lastName: 'x'.repeat(81) }, { lastName: 'Please use at most 80 characters.' }],
])('%j is rejected as at sign-up, and the old name stays', async (name, fields) => {
  const person = await createActor('caregiver')
  setRequestCookies(await sessionCookie(person))
  const refused = await rename(name)
  expect([refused.status, refused.json.fields]).toEqual([400, fields])
  expect(await db().user.findUnique({ where: { id: person.id } })).toMatchObject({
    firstName: 'Pat',
    lastName: 'Tester',
  })
})

test('extra keys neither rename another user nor raise privileges', async () => {
  const [parent, other] = [await createActor('caregiver'), await createActor('caregiver')]
  expect((await rename({ firstName: 'Kim', lastName: '' })).status).toBe(401)
  setRequestCookies(await sessionCookie(parent))
  await rename({
    firstName: 'Kim',
    lastName: 'Cole',
    id: other.id,
    userId: other.id,
    role: 'admin',
    email: 'k@home.test',
  })
  const people = await db().user.findMany({ orderBy: { id: 'asc' } })
  expect(people).toMatchObject([
    { firstName: 'Kim', role: 'caregiver', email: parent.email },
    { firstName: 'Pat', role: 'caregiver' },
  ])
})
