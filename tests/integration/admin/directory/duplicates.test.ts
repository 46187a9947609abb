import { requestDuplicateSearch, searchDuplicates } from '@/lib/admin/directory/commands/duplicates'
import { findDuplicates, findDuplicatesOf } from '@/lib/admin/directory/queries/duplicates'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { EDITED_AT as at, findDuplicatePairs } from '@/tests/support/providers/edit-providers'

testDatabase()
beforeEach(() => addLocation())

const hoursLater = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
const add = (name: string, overrides: object = {}) => addProvider({ name, isSample: false, phone: null, ...overrides })
const idsOf = (pairs: Awaited<ReturnType<typeof findDuplicates>>) =>
  pairs.map(({ keep, drop }) => [keep.id, drop.id].sort((a, b) => a - b))

test('an admin sees pairs by phone, house, license and name, each once, and homes by their private street', async () => {
  const phone = { phone: '(407) 555-0100' }
  const one = await add('Otter House', { ...phone, street: '12 Oak St', zip: '32801' })
  const two = await add('Otter House Inc', { ...phone, street: '12 Oak Street', zip: '32801' })
  const home = { kind: 'family_home', street: '7 Hidden Ln', zip: '32801' }
  const [here, there] = [await add('Fern Home', home), await add('Fern’s Home', home)]
  const license = { licenses: [{ issuer: 'Florida DCF', number: 'C9', asOf: '2026-05-01' }] }
  const left = await add('Heron Hall', { ...license, street: '1 Elm St', zip: '32801' })
  const right = await add('Heron Nest', { ...license, street: '99 Pine St', zip: '32801' })
  const pairs = await findDuplicatePairs()
  const both = (...some: { id: number }[]) => some.map(({ id }) => id)
  expect(idsOf(pairs)).toEqual(expect.arrayContaining([both(one, two), both(here, there), both(left, right)]))
  expect(pairs).toHaveLength(3)
  expect(JSON.stringify(pairs)).not.toContain('Hidden')
})

test("a phone number shared by seven is a chain's and suggests no pair; samples are compared only with samples", async () => {
  const chain = { phone: '(407) 555-0177', zip: '32801' }
  for (let at = 0; at < 7; at += 1) await add(`Lantern ${'ABCDEFG'[at]}`, { ...chain, street: `${at + 1} Way ${at}` })
  const same = { street: '12 Oak St', zip: '32801' }
  const real = await add('Otter House', same)
  const [sample, other] = [
    await add('Otter House', { ...same, isSample: true }),
    await add('Otter House', { ...same, isSample: true }),
  ]
  expect(idsOf(await findDuplicatePairs())).toEqual([[sample.id, other.id]])
  expect(await findDuplicatesOf(real.id, 5)).toEqual([])
})

test('changes since the search are taken into account: in a record immediately, in the list when it is read', async () => {
  const same = { street: '12 Oak St', zip: '32801' }
  const [one, two] = [await add('Otter House', same), await add('Otter House', same)]
  expect(await findDuplicatePairs()).toHaveLength(1)
  await db().provider.update({ where: { id: two.id }, data: { name: 'Heron Hall', street: '99 Pine St' } })
  expect(await findDuplicates(10)).toEqual([])
  const three = await add('Otter House', same)
  expect(idsOf(await findDuplicatesOf(one.id, 5))).toEqual([[one.id, three.id]])
  await searchDuplicates(hoursLater(24))
  expect(idsOf(await findDuplicates(10))).toEqual([[one.id, three.id]])
})

test('an interrupted search resumes where it stopped, and only one search is stored', async () => {
  const same = { street: '12 Oak St', zip: '32801' }
  const [one, two] = [await add('Otter House', same), await add('Otter House', same)]
  const ending = AbortSignal.abort()
  await expect(searchDuplicates(at, ending)).rejects.toThrow()
  expect(await requestDuplicateSearch(at)).toMatchObject({ searchedAt: null, isDue: true })
  await db().likenessSearch.updateMany({ data: { throughId: two.id } })
  await searchDuplicates(at)
  // The search had passed both.
  expect(await findDuplicates(10)).toEqual([])
  expect(await db().likenessSearch.findMany()).toMatchObject([{ throughId: two.id, finishedAt: at }])
  await searchDuplicates(hoursLater(24))
  expect(idsOf(await findDuplicates(10))).toEqual([[one.id, two.id]])
  expect(await db().likenessSearch.count()).toBe(1)
})

test('opening the list starts a search when a night has passed or an import has finished, and otherwise does not', async () => {
  const waiting = async () => {
    const [row] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE key = 'search-likenesses'`
    return row?.count
  }
  await requestDuplicateSearch(at)
  await requestDuplicateSearch(at)
  expect(await waiting()).toBe(1)
  await db().$executeRaw`SELECT graphile_worker.remove_job('search-likenesses')`
  await searchDuplicates(at)
  expect(await requestDuplicateSearch(hoursLater(1))).toMatchObject({ searchedAt: at, isDue: false })
  expect(await waiting()).toBe(0)
  const batch = { preset: 'x', fileName: 'x.csv', fileSha256: '0'.repeat(64), finishedAt: hoursLater(2) }
  await db().importBatch.create({ data: batch })
  expect(await requestDuplicateSearch(hoursLater(3))).toMatchObject({ isDue: true })
  expect(await waiting()).toBe(1)
})
