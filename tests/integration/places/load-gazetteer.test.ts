import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadGazetteer } from '@/lib/places/gazetteer/commands'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(...rows: [zip: string, place: string, state: string, county: string][]): Promise<string> {
  const file = path.join(folder, `${rows.length}-${Math.random()}.txt`)
  const lines = rows.map(
    ([zip, place, state, county]) => `US\t${zip}\t${place}\t\t${state}\t${county}\t\t\t\t28.5\t-81.4\t4`,
  )
  await writeFile(file, lines.join('\r\n'))
  return file
}

const load = async (file: string) => loadGazetteer(db(), undefined, file)
const slugs = async () =>
  (await db().location.findMany({ orderBy: { slug: 'asc' }, select: { slug: true } })).map(({ slug }) => slug)

test('an operator loads a file twice: the second time changes nothing', async () => {
  const file = await fileOf(['34769', 'Saint Cloud', 'FL', 'Osceola'], ['09001', 'APO AA', '', ''])
  expect(await load(file)).toEqual({ locations: 1, zips: 1, aliases: 2, counties: 1, skippedLines: 1 })
  const before = await db().$queryRaw`SELECT xmin::text, slug FROM locations`
  await load(file)
  expect(await db().$queryRaw`SELECT xmin::text, slug FROM locations`).toEqual(before)
})

test('a newer file updates what differs and removes what is gone', async () => {
  await load(await fileOf(['00001', 'Oldtown', 'FL', 'Lake'], ['00002', 'Staying', 'FL', 'Lake']))
  await load(await fileOf(['00002', 'Staying', 'FL', 'Orange'], ['00003', 'Newtown', 'FL', 'Lake']))
  expect(await slugs()).toEqual(['newtown-fl', 'staying-fl'])
  expect(await db().location.findUnique({ where: { slug: 'staying-fl' } })).toMatchObject({ county: 'Orange' })
  expect(await db().zipCode.count()).toBe(2)
  expect(await db().locationAlias.count()).toBe(2)
})

test('a location with providers is preserved, whatever a newer file contains', async () => {
  await load(await fileOf(['00001', 'Oldtown', 'FL', 'Lake']))
  await addProvider({ locationSlug: 'oldtown-fl', city: 'Oldtown', zip: '00001' })
  await load(await fileOf(['00003', 'Newtown', 'FL', 'Lake']))
  expect(await slugs()).toEqual(['newtown-fl', 'oldtown-fl'])
})

test('two loads at the same time end in the same tables', async () => {
  const file = await fileOf(['00001', 'Alpha', 'FL', 'Lake'], ['00002', 'Beta', 'FL', 'Lake'])
  await Promise.all([load(file), load(file)])
  expect(await slugs()).toEqual(['alpha-fl', 'beta-fl'])
})

test('a file without ZIP codes is rejected and changes nothing', async () => {
  await load(await fileOf(['00001', 'Alpha', 'FL', 'Lake']))
  await expect(load(await fileOf(['09001', 'APO AA', '', '']))).rejects.toThrow('holds no ZIP codes')
  await expect(load(path.join(folder, 'missing.txt'))).rejects.toThrow('ENOENT')
  expect(await slugs()).toEqual(['alpha-fl'])
})

test('progress is reported', async () => {
  const steps: string[] = []
  const file = await fileOf(['00001', 'Alpha', 'FL', 'Lake'])
  await loadGazetteer(db(), (step, count) => steps.push(`${step} ${count}`), file)
  expect(steps).toEqual(['lines 1', 'locations 1', 'zips 1', 'aliases 1', 'counties 1'])
})
