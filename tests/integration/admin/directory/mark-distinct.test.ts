import { cookies } from 'next/headers'
import { PUT } from '@/app/api/directory/distinctions/route'
import { markDistinct } from '@/lib/admin/directory/commands/duplicates'
import { mergeProviders } from '@/lib/admin/directory/commands/merge-providers'
import { findDistinctPairs, findDuplicatesOf } from '@/lib/admin/directory/queries/duplicates'
import { findPair } from '@/lib/admin/directory/queries/provider-file'
import { mergeInput } from '@/lib/admin/directory/schema'
import { db } from '@/lib/platform/database/client'
import type { Role } from '@/prisma/generated/enums'
import { createActor, sessionCookie } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { refusalOf } from '@/tests/support/platform/in-english'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { EDITED_AT as at, findDuplicatePairs } from '@/tests/support/providers/edit-providers'

jest.mock('next/headers', () => ({ cookies: jest.fn() }))
testDatabase()

const shared = { street: '12 Oak St', zip: '32801', phone: '(407) 555-0100', isSample: false } as const
async function twoAlike() {
  await addLocation()
  const one = await addProvider({ ...shared, name: 'Otter House' })
  const other = await addProvider({ ...shared, name: 'Otter House Inc' })
  return { alex: await createActor('admin'), one, other, pair: { oneId: other.id, otherId: one.id } }
}
const decide = (pair: { oneId: number; otherId: number }, areTwo: boolean) => ({ ...pair, areTwo })
const logged = () =>
  db().auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, actorId: true, details: true } })

test('a pair that an admin marks as distinct disappears from the list and from both records', async () => {
  const { alex, one, other, pair } = await twoAlike()
  expect(await findDuplicatePairs()).toHaveLength(1)
  await markDistinct(alex, decide(pair, true), at)
  expect(await findDuplicatePairs()).toEqual([])
  expect(await findDuplicatesOf(one.id, 10)).toEqual([])
  expect(await findDistinctPairs(10)).toEqual([
    { one: expect.objectContaining({ id: one.id }), other: expect.objectContaining({ id: other.id }) },
  ])
  const third = await addProvider({ ...shared, name: 'Otter House' })
  const ids = (await findDuplicatePairs()).map(({ keep, drop }) => [keep.id, drop.id].sort())
  expect(ids).toContainEqual([one.id, third.id].sort())
  expect(ids).not.toContainEqual([one.id, other.id].sort())
})

test('the decision can be reversed; each decision is logged once, also when two admins make the same one', async () => {
  const { alex, one, other, pair } = await twoAlike()
  await Promise.all([markDistinct(alex, decide(pair, true), at), markDistinct(alex, decide(pair, true), at)])
  await markDistinct(alex, decide({ oneId: one.id, otherId: other.id }, false), at)
  await markDistinct(alex, decide(pair, false), at)
  expect(await findDuplicatePairs()).toHaveLength(1)
  expect(await findDistinctPairs(10)).toEqual([])
  const line = { actorId: alex.id, details: { providerId: one.id, otherId: other.id } }
  expect(await logged()).toEqual([
    { ...line, action: 'provider.told-apart' },
    { ...line, action: 'provider.apart-withdrawn' },
  ])
})

test('the decision also holds for the survivor of a merge', async () => {
  const { alex, one, other, pair } = await twoAlike()
  await markDistinct(alex, decide(pair, true), at)
  const survivor = await addProvider({ ...shared, name: 'Otter House' })
  const { keep, drop } = await findPair(survivor.id, one.id, 'en')
  const versions = { keep: keep.version, drop: drop.version }
  const input = mergeInput.parse({ keepId: keep.id, dropId: drop.id, versions, choices: {}, isSure: true })
  await mergeProviders(alex, input, at)
  expect(await findDuplicatePairs()).toEqual([])
  const [apart, ...more] = await findDistinctPairs(10)
  expect([apart?.one.id, apart?.other.id, more.length]).toEqual([other.id, survivor.id, 0])
  expect(await refusalOf(markDistinct(alex, decide(pair, true), at))).toContain('already merged')
})

test('a provider that does not exist cannot be marked as distinct', async () => {
  const { alex, one } = await twoAlike()
  expect(await refusalOf(markDistinct(alex, decide({ oneId: one.id, otherId: 999_999 }, true), at))).toContain(
    'We can’t find this provider',
  )
  expect(await logged()).toEqual([])
})

async function send(role: Role | null, body: unknown) {
  const value = role && (await sessionCookie(await createActor(role))).split('=')[1]
  jest.mocked(cookies).mockResolvedValue({ get: () => (value ? { name: 'session', value } : undefined) } as never)
  const request = new Request('http://localhost:3000/api/directory/distinctions', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
  })
  return (await PUT(request, { params: Promise.resolve({}) })).status
}

test.each([
  [null, 401],
  ['caregiver', 403],
  ['careprovider', 403],
] as const)('%s is refused', async (role, status) => {
  const { pair } = await twoAlike()
  expect(await send(role, decide(pair, true))).toBe(status)
  expect(await db().providerDistinction.count()).toBe(0)
})

test("an admin's decision is accepted, and refused when it names the same provider twice or none", async () => {
  const { one, pair } = await twoAlike()
  expect(await send('admin', decide(pair, true))).toBe(200)
  expect(await send('admin', decide({ oneId: one.id, otherId: one.id }, true))).toBe(400)
  expect(await send('admin', { oneId: 'x', otherId: one.id, areTwo: 'perhaps' })).toBe(400)
  expect(await send('admin', decide({ oneId: 999_999, otherId: one.id }, true))).toBe(404)
})
