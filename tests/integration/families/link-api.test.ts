import { GET as CHOICE } from '@/app/api/compare/choice/route'
import { DELETE, POST } from '@/app/api/compare/link/route'
import { POST as SHARED } from '@/app/api/compare/shared/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import { switchSessionTo } from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
const NOON = new Date('2026-11-22T12:00:00Z')
let parent: SignedInActor
beforeEach(async () => {
  setClock(NOON)
  await addLocation()
  const { id: providerId } = await addProvider({ amenities: ['nap_room'], ageMinMonths: 12, ageMaxMonths: 60 })
  parent = await createActor('caregiver')
  const own = { userId: parent.id }
  const notes = { note: 'Zebra smell', scores: { staff: 2 }, touredOn: NOON }
  await db().favorite.create({ data: { ...own, providerId, createdAt: NOON, ...notes } })
  const times = { createdAt: NOON, updatedAt: NOON }
  await db().child.create({ data: { ...own, name: 'Zebulon', birthMonth: '2025-03', notes: 'Zzz', ...times } })
  await db().familyPreferences.create({
    data: { ...own, amenities: ['nut_free'], weeklyBudgetCents: 31_337, homeZip: '32801', updatedAt: NOON },
  })
  await switchSessionTo(parent)
})
afterEach(() => setClock(undefined))

const make = async () => {
  const { json, status } = await send(POST, {})
  const url = String(json.url)
  return { status, url, token: url.slice(url.indexOf('=') + 1) }
}
const revoke = () => send(DELETE, null, { method: 'DELETE' })
const open = (token: string) => send(SHARED, { token })
const asVisitor = async (token: string) => {
  await switchSessionTo(null)
  const answer = await open(token)
  await switchSessionTo(parent)
  return answer
}

test('anyone with the link can read how providers match, without signing in', async () => {
  const { status, url, token } = await make()
  expect(status).toBe(200)
  expect(url).toMatch(/\/favorites\/shared#token=[\w-]{22}$/)
  const answer = await asVisitor(token)
  expect(answer.status).toBe(200)
  expect(answer.json).toMatchObject([{ name: 'Little Harbor Academy', matchScore: expect.any(Number) }])
})

test('the link of a parent who reads Spanish opens in Spanish', async () => {
  const { json } = await send(POST, {}, { headers: { 'accept-language': 'es-US' } })
  expect(json.url).toMatch(/\/es\/favoritos\/shared#token=[\w-]{22}$/)
})

test('the link shows no child, note, scorecard, need or question of the family', async () => {
  const { token } = await make()
  const text = JSON.stringify((await asVisitor(token)).json)
  expect(text).toContain('Little Harbor Academy')
  for (const own of [
    'Cost until kindergarten',
    'Zebulon',
    'Zzz',
    'Zebra',
    'Your tour',
    'after the tour',
    '313',
    '22 months',
    'nut_free',
    'Nut-free',
  ])
    expect(text).not.toContain(own)
  for (const field of ['need"', 'question"', parent.email, 'miles']) expect(text).not.toContain(field)
})

test('the secret is not stored, and a parent reads only since when the link exists', async () => {
  const { token } = await make()
  const row = await db().comparison.findUniqueOrThrow({ where: { userId: parent.id } })
  expect(Buffer.from(row.linkHash ?? []).toString('latin1')).not.toContain(token)
  const choice = await send(CHOICE, null, { method: 'GET' })
  expect(choice.json).toMatchObject({ linkMadeAt: NOON.toISOString() })
  expect(JSON.stringify(choice.json)).not.toContain(token)
})

test('a revoked, a replaced and an unknown link get the same response', async () => {
  const first = await make()
  const second = await make()
  const replaced = await asVisitor(first.token)
  expect((await revoke()).status).toBe(200)
  const revoked = await asVisitor(second.token)
  const invented = await asVisitor('A'.repeat(22))
  expect([replaced.status, revoked.status, invented.status]).toEqual([404, 404, 404])
  expect([replaced.json, revoked.json]).toEqual([invented.json, invented.json])
  expect((await revoke()).status).toBe(200)
})

test.each(['suspended', 'deleted'] as const)('the link of an account that is %s shows nothing', async (status) => {
  const { token } = await make()
  await db().user.update({ where: { id: parent.id }, data: { status } })
  await switchSessionTo(null)
  expect((await open(token)).status).toBe(404)
})

test("no one can create or revoke another parent's link", async () => {
  const { token } = await make()
  await switchSessionTo(await createActor('caregiver'))
  await revoke()
  expect((await asVisitor(token)).status).toBe(200)
  for (const role of ['careprovider', 'admin'] as const) {
    await switchSessionTo(await createActor(role))
    expect([(await send(POST, {})).status, (await revoke()).status]).toEqual([403, 403])
  }
})

test.each(['', 'short', `${'A'.repeat(21)}'`, 'A'.repeat(2_000)])('"%s" is not a valid secret', async (token) => {
  expect((await open(token)).status).toBe(400)
})
