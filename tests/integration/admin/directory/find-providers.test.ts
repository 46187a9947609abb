import { findProviders, findSources } from '@/lib/admin/directory/queries/find-providers'
import { findProviderFile } from '@/lib/admin/directory/queries/provider-file'
import { directoryQuery } from '@/lib/admin/directory/schema'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { refusalOf } from '@/tests/support/platform/in-english'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

const find = async (query: Record<string, unknown>) =>
  (await findProviders(directoryQuery.parse(query))).providers.map(({ name }) => name)

async function threeProviders() {
  await addLocation()
  await addLocation('tampa-fl', '33602', { latitude: 27.95, longitude: -82.46 })
  const otter = await addProvider({
    name: 'Otter House',
    phone: '(407) 555-0100 ext. 3',
    zip: '32801',
    county: 'Orange',
  })
  const license = { number: 'C09or0123', issuer: 'Florida DCF', asOf: '2026-05-01' }
  const tampa = { city: 'Tampa', locationSlug: 'tampa-fl', zip: '33602', county: 'Hillsborough' }
  const heron = await addProvider({ name: '100% Heron', phone: null, licenses: [license], ...tampa })
  const closed = await addProvider({ name: 'Old Otter', phone: null, status: 'closed', county: null })
  return { otter, heron, closed }
}

test('an admin finds a provider by any of its data', async () => {
  const { otter, heron } = await threeProviders()
  expect(await find({})).toEqual(['Old Otter', '100% Heron', 'Otter House'])
  expect(await find({ q: 'otter' })).toEqual(['Old Otter', 'Otter House'])
  expect(await find({ q: 'HOUSE otter, orlando FL' })).toEqual(['Otter House'])
  expect(await find({ q: String(heron.id) })).toContain('100% Heron')
  expect(await find({ q: otter.slug })).toEqual(['Otter House'])
  expect(await find({ q: otter.code })).toEqual(['Otter House'])
  expect(await find({ q: 'c09OR0123' })).toEqual(['100% Heron'])
  expect(await find({ q: '407.555.0100' })).toEqual(['Otter House'])
  expect(await find({ q: '33602' })).toEqual(['100% Heron'])
  expect(await find({ q: 'Hillsborough' })).toEqual(['100% Heron'])
  expect(await find({ q: '100%' })).toEqual(['100% Heron'])
  expect(await find({ q: '%' })).toEqual(['100% Heron'])
  expect(await find({ q: "'; DROP TABLE providers; --\u0000\ud800" })).toEqual([])
})

test('status, source list and manager narrow the results, and invalid filters are ignored', async () => {
  const { otter, heron } = await threeProviders()
  await addProviderManager(otter.id, await createActor('careprovider'))
  const batch = { preset: 'florida-centers', source: 'hifld', fileName: 'a.csv', fileSha256: 'a'.repeat(64) }
  const { id: batchId } = await db().importBatch.create({ data: batch })
  const row = { source: 'hifld', sourceId: 'A-1', providerId: otter.id, rowHash: 'b'.repeat(64), batchId }
  await db().providerSource.create({ data: { ...row, matchRule: 'name_phone', matchPercent: 97 } })
  await db().importChange.create({
    data: {
      batchId,
      providerId: otter.id,
      isAdded: false,
      before: {},
      after: { phone: 1, name: 2, 'fact:contact': 3 },
    },
  })
  await db().importChange.create({ data: { batchId, providerId: heron.id, isAdded: true } })
  expect(await findSources()).toEqual(['hifld'])
  expect(await find({ status: 'closed' })).toEqual(['Old Otter'])
  expect(await find({ source: 'hifld' })).toEqual(['Otter House'])
  expect(await find({ source: 'none' })).toEqual(['Old Otter', '100% Heron'])
  expect(await find({ batch: String(batchId) })).toEqual(['100% Heron'])
  expect(await find({ claimed: 'yes' })).toEqual(['Otter House'])
  expect(await find({ claimed: 'no', q: 'otter' })).toEqual(['Old Otter'])
  expect(await find({ status: 'sold', claimed: 'perhaps', page: 'x' })).toHaveLength(3)
  const file = await findProviderFile(otter.id, 'en')
  expect(file.sources).toMatchObject([{ source: 'hifld', sourceId: 'A-1', rule: 'name_phone', percent: 97 }])
  expect(file.imports).toMatchObject([{ batchId, isAdded: false, fields: ['contact'] }])
  expect(file.people).toHaveLength(1)
})

test("a provider's record shows visitors' reports, and an unknown record is not found", async () => {
  const { otter } = await threeProviders()
  const report = {
    providerId: otter.id,
    topic: 'hours',
    message: 'Closed on Friday',
    fingerprint: 'c'.repeat(64),
  } as const
  await db().report.create({ data: report })
  expect((await findProviderFile(otter.id, 'en')).reports).toMatchObject([
    { topic: 'hours', message: 'Closed on Friday' },
  ])
  expect((await findProviders(directoryQuery.parse({ q: 'Otter House' }))).providers).toMatchObject([
    { openReports: 1 },
  ])
  expect(await refusalOf(findProviderFile(99_999, 'en'))).toContain('We can’t find this provider.')
})
