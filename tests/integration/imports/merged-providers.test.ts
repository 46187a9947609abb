import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { testDatabase } from '@/tests/support/platform/database'
import { type CentersRow, centersFile } from './list-files'

testDatabase({ gazetteer: true })

const load = async (rows: readonly CentersRow[]) =>
  importProviders({ path: await centersFile(rows), preset: 'florida-centers' })
const rowOf = (sourceId: string) =>
  db().providerSource.findFirstOrThrow({ where: { sourceId }, include: { provider: true } })
const merge = async (merged: string, survivor: string) => {
  const ids = [(await rowOf(merged)).providerId, (await rowOf(survivor)).providerId] as const
  await db().$transaction((tx) => mergeProvider(tx, ...ids))
}

const first: CentersRow = { ID: '1', NAME: 'OTTER HOUSE', ADDRESS: '1 OTTER WAY' }
const second: CentersRow = { ID: '2', NAME: 'HERON HOUSE', ADDRESS: '2 HERON WAY', TELEPHONE: '(407) 555-0102' }
const newer = { SOURCEDATE: '2023/06/01 00:00:00+00', TELEPHONE: '(407) 555-0155' }

test("a merged provider's row updates the survivor", async () => {
  await load([first])
  const survivor = await rowOf('1')
  await db().providerSource.delete({ where: { source_sourceId: { source: survivor.source, sourceId: '1' } } })
  await load([second])
  const merged = await rowOf('2')
  await db().$transaction((tx) => mergeProvider(tx, merged.providerId, survivor.providerId))

  expect(await load([{ ...second, ...newer }])).toMatchObject({ changed: 1, added: 0 })
  const after = await db().provider.findUniqueOrThrow({ where: { id: survivor.providerId } })
  expect(after).toMatchObject({ phone: '(407) 555-0155', status: 'open' })
  expect(await rowOf('2')).toMatchObject({
    providerId: merged.providerId,
    provider: { phone: '(407) 555-0102', status: 'merged' },
  })
  expect(await load([{ ...second, ...newer }])).toMatchObject({ unchanged: 1, changed: 0 })
})

test('through a chain of merges the update reaches the last survivor', async () => {
  const third: CentersRow = { ID: '3', NAME: 'EGRET HOUSE', ADDRESS: '3 EGRET WAY', TELEPHONE: '(407) 555-0103' }
  await load([first, second, third])
  await merge('3', '2')
  await merge('2', '1')
  await db().providerSource.deleteMany({ where: { sourceId: { in: ['1', '2'] } } })
  await load([{ ...third, ...newer }])
  await expect(
    db().provider.count({ where: { phone: '(407) 555-0155', status: 'open', mergedFrom: { some: {} } } }),
  ).resolves.toBe(1)
})

test("where both are in the file, in either order, the survivor's own row wins", async () => {
  await load([first, second])
  await merge('2', '1')
  const both = [
    { ...second, ...newer },
    { ...first, ...newer, TELEPHONE: '(407) 555-0177' },
  ]
  expect(await load(both)).toMatchObject({ changed: 1, unchanged: 1, added: 0, matched: 0 })
  expect((await rowOf('1')).provider).toMatchObject({ name: 'Otter House', phone: '(407) 555-0177' })
  await load(both.toReversed())
  expect((await rowOf('1')).provider).toMatchObject({ name: 'Otter House', phone: '(407) 555-0177' })
})

test('an update through a merged row can be undone', async () => {
  await load([first, second])
  await merge('2', '1')
  await db().providerSource.deleteMany({ where: { sourceId: '1' } })
  const before = await rowOf('2')
  const { batchId } = await load([{ ...second, ...newer }])
  expect(await undoImport(batchId ?? 0)).toMatchObject({ restored: 1, leftCount: 0 })
  await expect(db().provider.count({ where: { phone: '(407) 555-0155' } })).resolves.toBe(0)
  expect((await rowOf('2')).rowHash).toBe(before.rowHash)
})
