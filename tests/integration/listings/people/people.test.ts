import { PATCH as change, DELETE as remove } from '@/app/api/provider-people/[id]/[user]/route'
import type { SignedInActor } from '@/lib/access/types'
import { removePerson } from '@/lib/listings/people/commands'
import { findManaged, findPeople, managedProviders } from '@/lib/listings/people/queries'
import { findNotifications } from '@/lib/notifications/queries'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { setRequestCookies } from '@/tests/support/accounts/request-cookies'
import { publicIdOf, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => setClock(REQUESTED_AT))
afterAll(() => setClock(undefined))

type Route = Parameters<typeof send>[0]
async function sendAs(
  person: SignedInActor,
  route: Route,
  id: string,
  user: SignedInActor,
  body: unknown,
  method: string,
) {
  setRequestCookies(await sessionCookie(person))
  return send(route, body, { method, params: { id, user: String(user.id) } })
}
const changeRole = (person: SignedInActor, id: string, user: SignedInActor, role: string) =>
  sendAs(person, change, id, user, { role }, 'PATCH')
const removeOther = (person: SignedInActor, id: string, user: SignedInActor) =>
  sendAs(person, remove, id, user, null, 'DELETE')

async function person(providerId: number, role: ProviderPersonRole) {
  const actor = await createActor('careprovider')
  await db().providerPerson.create({ data: { providerId, userId: actor.id, role, createdAt: REQUESTED_AT } })
  return actor
}
/** A provider with one person in each role. */
async function staffed() {
  await addLocation()
  const { id: providerId } = await addProvider()
  return {
    providerId,
    id: await publicIdOf(providerId),
    rosa: await person(providerId, 'manager'),
    eli: await person(providerId, 'editor'),
    fay: await person(providerId, 'front_desk'),
  }
}
const roles = async (providerId: number) =>
  (await db().providerPerson.findMany({ where: { providerId }, orderBy: { userId: 'asc' } })).map(({ role }) => role)

test("a manager changes other people's roles, and they are notified", async () => {
  const { providerId, id, rosa, eli } = await staffed()
  expect((await changeRole(rosa, id, eli, 'manager')).status).toBe(200)
  expect(await roles(providerId)).toEqual(['manager', 'manager', 'front_desk'])
  expect((await findNotifications(eli, 'en')).notifications[0]).toMatchObject({ title: 'Your role has changed' })
  expect(await db().auditEntry.count({ where: { action: 'people.role-changed', actorId: rosa.id } })).toBe(1)
})

test('people who are not managers change no roles and remove only themselves', async () => {
  const { providerId, id, rosa, eli, fay } = await staffed()
  for (const who of [eli, fay]) {
    expect((await changeRole(who, id, who, 'manager')).status).toBe(403)
    expect((await removeOther(who, id, rosa)).status).toBe(403)
  }
  expect((await removeOther(fay, id, fay)).status).toBe(200)
  expect(await roles(providerId)).toEqual(['manager', 'editor'])
  expect((await findNotifications(rosa, 'en')).notifications[0]).toMatchObject({ title: 'Someone left your team' })
})

test('a manager of another provider is refused', async () => {
  const { providerId, id, eli } = await staffed()
  const other = await person((await addProvider()).id, 'manager')
  expect((await changeRole(other, id, eli, 'manager')).status).toBe(403)
  expect((await removeOther(other, id, eli)).status).toBe(403)
  await expect(findPeople(other, id, REQUESTED_AT)).rejects.toMatchObject({ status: 403 })
  expect(await roles(providerId)).toHaveLength(3)
})

test('a removed person is notified and can no longer read or decide anything here', async () => {
  const { id, rosa, eli } = await staffed()
  expect((await removeOther(rosa, id, eli)).status).toBe(200)
  expect((await removeOther(rosa, id, eli)).status).toBe(404)
  expect(await managedProviders(eli.id)).toEqual([])
  expect((await findNotifications(eli, 'en')).notifications[0]).toMatchObject({ path: '/careprovider-dashboard' })
})

test('a manager who leaves, and those who stay, read that the card for the plan is still charged', async () => {
  const { providerId, id, rosa, eli } = await staffed()
  const [kim, lee] = [await person(providerId, 'manager'), await person(providerId, 'manager')]
  await db().stripeCustomer.create({ data: { providerId, customerId: 'cus_1', subscriptionId: 'sub_1' } })
  const period = { periodStart: REQUESTED_AT, periodEnd: new Date('2026-12-22'), anchorDay: 22 }
  await db().subscription.create({ data: { providerId, plan: 'PRO', ...period, renews: true, port: 'stripe' } })
  const newest = async (of: SignedInActor) => (await findNotifications(of, 'en')).notifications[0]?.text
  const isShown = async (to: SignedInActor) => (await findPeople(to, id, REQUESTED_AT)).renewsByCard
  expect([await isShown(rosa), await isShown(eli)]).toEqual([true, false])
  await removeOther(kim, id, kim)
  expect(await newest(rosa)).toContain('Its plan still renews by card. If the card was theirs, change it in Billing.')
  await changeRole(rosa, id, lee, 'editor')
  expect(await newest(lee)).toMatch(/^At .* you are now an editor\. Its plan still renews by card\./)
  await removeOther(rosa, id, eli)
  expect(await newest(eli)).not.toContain('card')
  await db().subscription.updateMany({ data: { renews: false } })
  expect(await isShown(rosa)).toBe(false)
})

test('the last manager stays: neither leaving nor a smaller role leaves a provider without a manager', async () => {
  const { providerId, id, rosa } = await staffed()
  const leaving = await removeOther(rosa, id, rosa)
  expect([leaving.status, leaving.json.message]).toEqual([
    409,
    'A provider needs a manager. Please make someone else a manager first.',
  ])
  expect((await changeRole(rosa, id, rosa, 'editor')).status).toBe(409)
  expect((await findPeople(rosa, id, REQUESTED_AT)).isLastManager).toBe(true)
  expect(await roles(providerId)).toContain('manager')
})

test('a suspended manager does not count: the other one must stay, and can remove them', async () => {
  const { id, providerId, rosa } = await staffed()
  const away = await person(providerId, 'manager')
  await db().user.update({ where: { id: away.id }, data: { status: 'suspended' } })
  expect((await removeOther(rosa, id, rosa)).status).toBe(409)
  expect((await removeOther(rosa, id, away)).status).toBe(200)
})

test('when two managers leave at the same moment, one stays', async () => {
  const { id, providerId, rosa, eli } = await staffed()
  await changeRole(rosa, id, eli, 'manager')
  const ends = await Promise.allSettled([rosa, eli].map((one) => removePerson(one, id, one.id, REQUESTED_AT)))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await roles(providerId)).filter((role) => role === 'manager')).toHaveLength(1)
})

test('when two managers remove each other at the same moment, one stays', async () => {
  const { id, providerId, rosa, eli } = await staffed()
  await changeRole(rosa, id, eli, 'manager')
  const ends = await Promise.allSettled([
    removePerson(rosa, id, eli.id, REQUESTED_AT),
    removePerson(eli, id, rosa.id, REQUESTED_AT),
  ])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await roles(providerId)).filter((role) => role === 'manager')).toHaveLength(1)
})

test('managers see addresses and invitations; others see names and their own address', async () => {
  const { id, rosa, eli } = await staffed()
  const [asManager, asEditor] = [await findPeople(rosa, id, REQUESTED_AT), await findPeople(eli, id, REQUESTED_AT)]
  expect(asManager.people.every(({ email }) => email !== null)).toBe(true)
  expect(asEditor.people.map(({ email }) => email)).toEqual([null, eli.email, null])
  expect(asEditor.invitations).toEqual([])
})

test("a user's providers are in the order they were added, without merged ones, and every action checks the role", async () => {
  const { providerId, id, eli } = await staffed()
  const [second, merged] = [await addProvider(), await addProvider()]
  for (const [index, one] of [second, merged].entries())
    await db().providerPerson.create({
      data: { providerId: one.id, userId: eli.id, createdAt: new Date(REQUESTED_AT.getTime() + 1 + index) },
    })
  await db().provider.update({ where: { id: merged.id }, data: { status: 'merged', mergedIntoId: second.id } })
  expect((await managedProviders(eli.id)).map((one) => [one.internalId, one.role])).toEqual([
    [providerId, 'editor'],
    [second.id, 'manager'],
  ])
  await expect(findManaged(eli, id, 'edit-profile')).resolves.toMatchObject({ internalId: providerId })
  await expect(findManaged(eli, id, 'manage-billing')).rejects.toMatchObject({ status: 403 })
})
