import { PUT as join, POST as look } from '@/app/api/provider-invitations/route'
import { POST as again, DELETE as withdraw } from '@/app/api/provider-people/[id]/invitations/[invitation]/route'
import { POST as invite } from '@/app/api/provider-people/[id]/invitations/route'
import type { SignedInActor } from '@/lib/access/types'
import { joinProvider } from '@/lib/listings/people/commands'
import { findPeople } from '@/lib/listings/people/queries'
import { INVITING_RATE } from '@/lib/listings/people/rules'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { mailsTo, tokenFor } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { addProviderManager, publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => {
  setClock(REQUESTED_AT)
  setRequestCookies('')
})
afterAll(() => setClock(undefined))

const KIM = 'kim@home.test'
type Route = Parameters<typeof send>[0]
async function sendAs(
  person: SignedInActor | null,
  route: Route,
  body: unknown,
  params = {},
  method = 'POST',
  language = 'en',
) {
  setRequestCookies(person ? await sessionCookie(person) : '')
  return send(route, body, { params, method, headers: { 'accept-language': language } })
}
async function managed() {
  await addLocation()
  const provider = await addProvider()
  const rosa = await createActor('careprovider')
  await addProviderManager(provider.id, rosa)
  return { rosa, providerId: provider.id, id: await publicIdOf(provider.id) }
}
const inviting = (person: SignedInActor, id: string, email = KIM, role = 'editor') =>
  sendAs(person, invite, { email, role }, { id })

test('an invited person reads the invitation and joins once, and the managers are notified', async () => {
  const { rosa, id, providerId } = await managed()
  expect((await inviting(rosa, id)).status).toBe(201)
  const token = await tokenFor(KIM)
  expect((await sendAs(null, look, { token })).json).toMatchObject({
    role: 'editor',
    provider: { id, city: 'Orlando' },
  })
  const kim = await createActor('careprovider')
  const joined = await sendAs(kim, join, { token }, {}, 'PUT')
  expect([joined.status, joined.json]).toEqual([200, { id }])
  expect(await db().providerPerson.findMany({ where: { userId: kim.id } })).toMatchObject([
    { providerId, role: 'editor' },
  ])
  expect((await findNotifications(rosa, 'en')).notifications[0]).toMatchObject({
    title: 'Someone joined your team',
    path: `/careprovider-dashboard/people?provider=${id}`,
  })
  expect((await sendAs(await createActor('careprovider'), join, { token }, {}, 'PUT')).status).toBe(400)
  expect((await sendAs(null, look, { token })).status).toBe(400)
})

test('parents, admins and visitors cannot accept an invitation, and it stays open', async () => {
  const { rosa, id } = await managed()
  await inviting(rosa, id)
  const token = await tokenFor(KIM)
  expect((await sendAs(null, join, { token }, {}, 'PUT')).status).toBe(401)
  for (const role of ['caregiver', 'admin'] as const)
    expect((await sendAs(await createActor(role), join, { token }, {}, 'PUT')).status).toBe(403)
  expect((await sendAs(null, look, { token })).status).toBe(200)
})

test('when several people accept at the same moment, one joins', async () => {
  const { rosa, id, providerId } = await managed()
  await inviting(rosa, id)
  const token = await tokenFor(KIM)
  const people = await Promise.all(Array.from({ length: 5 }, () => createActor('careprovider')))
  const ends = await Promise.allSettled(people.map((one) => joinProvider(one, token, REQUESTED_AT)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await db().providerPerson.count({ where: { providerId } })).toBe(2)
})

test('only managers invite, and the mail is the same whether or not the address has an account', async () => {
  const { rosa, id, providerId } = await managed()
  const eli = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId, userId: eli.id, role: 'editor', createdAt: REQUESTED_AT } })
  expect((await inviting(eli, id)).status).toBe(403)
  expect((await inviting(await createActor('careprovider'), id)).status).toBe(403)
  const known = await createActor('careprovider')
  for (const email of [known.email, KIM]) expect((await inviting(rosa, id, email)).status).toBe(201)
  const [toKnown, toNobody] = [await mailsTo(known.email), await mailsTo(KIM)].map(([mail]) =>
    mail?.text?.replace(/#token=.*/, ''),
  )
  expect(toKnown).toBe(toNobody)
  expect(toNobody).not.toContain(KIM)
  const own = await inviting(rosa, id, eli.email.toUpperCase())
  expect([own.status, own.json.fields]).toEqual([409, { email: 'They’re already on your team.' }])
})

test('an invitation sent in the evening is of that day, not of the next in UTC', async () => {
  setClock(new Date('2026-11-23T02:00:00Z'))
  const { rosa, id } = await managed()
  await inviting(rosa, id)
  expect((await findPeople(rosa, id, new Date())).invitations).toMatchObject([{ sentOn: '2026-11-22' }])
})

test('resending invalidates the older link, withdrawing invalidates every link, and links expire', async () => {
  const { rosa, id } = await managed()
  const { json } = await inviting(rosa, id)
  const params = { id, invitation: String(json.id) }
  const first = await tokenFor(KIM)
  expect((await sendAs(rosa, again, null, params)).status).toBe(200)
  const second = await tokenFor(KIM)
  expect((await sendAs(null, look, { token: first })).status).toBe(400)
  expect((await sendAs(null, look, { token: second })).status).toBe(200)
  setClock(new Date(REQUESTED_AT.getTime() + 7 * 86_400_000))
  expect((await sendAs(null, look, { token: second })).status).toBe(400)
  expect((await findPeople(rosa, id, new Date(REQUESTED_AT.getTime() + 8 * 86_400_000))).invitations).toMatchObject([
    { email: KIM, isExpired: true },
  ])
  setClock(REQUESTED_AT)
  const other = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, other)
  expect((await sendAs(other, withdraw, null, params, 'DELETE')).status).toBe(403)
  expect((await sendAs(rosa, withdraw, null, params, 'DELETE')).status).toBe(200)
  expect((await sendAs(rosa, again, null, params)).status).toBe(404)
  expect((await sendAs(null, look, { token: second })).status).toBe(400)
})

test('the database contains no link and nothing that works as one', async () => {
  const { rosa, id } = await managed()
  await inviting(rosa, id)
  const token = await tokenFor(KIM)
  const [row] = await db().$queryRaw<{ text: string }[]>`SELECT i::text AS text FROM provider_invitations i`
  expect(row?.text).not.toContain(token)
  for (const encoding of ['utf8', 'base64url'] as const)
    expect(row?.text).not.toContain(Buffer.from(token, encoding).toString('hex'))
})

test('the number of mails a user can send is limited', async () => {
  const { rosa, id } = await managed()
  for (let sent = 0; sent < INVITING_RATE.max; sent++) await inviting(rosa, id, `kim-${sent}@home.test`)
  const refused = await inviting(rosa, id, 'one-more@home.test')
  expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true])
  expect(await mailsTo('one-more@home.test')).toEqual([])
})

test('an invitation is in the language of the account with its address, else in the inviter’s', async () => {
  const { rosa, id } = await managed()
  const inSpanish = (email: string) => sendAs(rosa, invite, { email, role: 'editor' }, { id }, 'POST', 'es-US,en;q=0.5')
  await inSpanish(KIM)
  const english = await createActor('careprovider')
  await inSpanish(english.email)
  const spanish = await createActor('careprovider')
  await db().user.update({ where: { id: spanish.id }, data: { locale: 'es-US' } })
  await inviting(rosa, id, spanish.email)
  const subjects = await Promise.all(
    [KIM, english.email, spanish.email].map(async (one) => (await mailsTo(one))[0]?.subject),
  )
  expect(subjects).toEqual([
    expect.stringMatching(/^Le invitan a ayudar a/),
    expect.stringMatching(/^You’re invited/),
    expect.stringMatching(/^Le invitan a ayudar a/),
  ])
})
