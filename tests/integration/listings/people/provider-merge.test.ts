import { moveClaims } from '@/lib/listings/claims/commands/decide'
import { movePeople } from '@/lib/listings/people/commands'
import { readInvitation } from '@/lib/listings/people/queries'
import { db } from '@/lib/platform/database/client'
import { tokenHash } from '@/lib/platform/security/secrets'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { BEGAN_AT, daysLater, personOf } from '@/tests/support/billing/paying'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => setClock(BEGAN_AT))
afterAll(() => setClock(undefined))

async function two() {
  await addLocation()
  const [from, to] = [await addProvider({ name: 'Harbor Annex' }), await addProvider({ name: 'Harbor' })]
  const move = () =>
    db().$transaction(async (tx) => {
      const came = await movePeople(tx, from.id, to.id)
      await moveClaims(tx, from.id, to.id, BEGAN_AT)
      return came
    })
  return { from, to, move }
}
const rolesAt = async (providerId: number) =>
  Object.fromEntries(
    (await db().providerPerson.findMany({ where: { providerId } })).map(({ userId, role }) => [userId, role]),
  )
const invite = (providerId: number, email: string, token: string) =>
  db().providerInvitation.create({
    data: {
      providerId,
      email,
      role: 'editor',
      tokenHash: tokenHash(token),
      sentAt: BEGAN_AT,
      expiresAt: daysLater(7),
    },
  })
const claim = (providerId: number, userId: number) =>
  db().providerClaim.create({ data: { providerId, userId, position: 'Director', note: '', createdAt: BEGAN_AT } })
const claims = async () =>
  (await db().providerClaim.findMany({ orderBy: { id: 'asc' } })).map(({ providerId, status }) => [providerId, status])

test("a merged provider's people join the survivor, and a person of both keeps the higher role", async () => {
  const { from, to, move } = await two()
  const [rosa, eli, fay] = [
    await personOf(from.id, 'manager'),
    await personOf(from.id, 'front_desk'),
    await personOf(to.id, 'manager'),
  ]
  const twice = { userId: fay.id, createdAt: BEGAN_AT } as const
  await db().providerPerson.create({ data: { ...twice, providerId: from.id, role: 'front_desk' } })
  await db().providerPerson.create({ data: { providerId: to.id, userId: eli.id, role: 'editor', createdAt: BEGAN_AT } })
  expect((await move()).toSorted()).toEqual([rosa.id, eli.id, fay.id].toSorted())
  expect(await rolesAt(to.id)).toEqual({ [rosa.id]: 'manager', [eli.id]: 'editor', [fay.id]: 'manager' })
  expect(await rolesAt(from.id)).toEqual({})
})

test('an invitation to the merged provider invites to the survivor, unless its address is there or already invited', async () => {
  const { from, to, move } = await two()
  const rosa = await personOf(to.id, 'manager')
  await invite(from.id, 'kim@home.test', 'A'.repeat(22))
  await invite(from.id, 'Lee@home.test', 'B'.repeat(22))
  await invite(from.id, rosa.email, 'C'.repeat(22))
  await invite(to.id, 'lee@home.test', 'D'.repeat(22))
  await move()
  expect((await readInvitation('A'.repeat(22), BEGAN_AT)).provider.name).toBe('Harbor')
  expect(await db().providerInvitation.count({ where: { providerId: to.id } })).toBe(2)
  expect(await db().providerInvitation.count()).toBe(2)
  await expect(readInvitation('B'.repeat(22), BEGAN_AT)).rejects.toMatchObject({ status: 400 })
})

test('a pending claim becomes a claim to the survivor; it is withdrawn if the claimant already manages or claims it', async () => {
  const { from, to, move } = await two()
  const rosa = await personOf(to.id, 'manager')
  const [kim, lee] = [await createActor('careprovider'), await createActor('careprovider')]
  await claim(from.id, rosa.id)
  await claim(from.id, kim.id)
  await claim(from.id, lee.id)
  await claim(to.id, lee.id)
  await move()
  expect(await claims()).toEqual([
    [to.id, 'withdrawn'],
    [to.id, 'pending'],
    [to.id, 'withdrawn'],
    [to.id, 'pending'],
  ])
})

test('a person who becomes a manager by the merge has no pending claim to the survivor', async () => {
  const { from, to, move } = await two()
  const rosa = await personOf(from.id, 'manager')
  await claim(to.id, rosa.id)
  await move()
  expect(await claims()).toEqual([[to.id, 'accepted']])
})
