import { existsSync } from 'node:fs'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { db } from '@/lib/platform/db'
import { testDatabase } from '@/tests/support/database'

/** Read by path and never copied: the project is complete without them. */
const folder = process.env.SHARED_DATA ?? path.join(process.cwd(), '..', 'shared', 'data')
const centers = path.join(folder, 'florida-centers-2022.csv')
const food = path.join(folder, 'florida-food-program-2025.csv')
const isThere = existsSync(centers) && existsSync(food)
if (!isThere)
  console.info(`Skipped: the real files are not in ${folder}. Set SHARED_DATA to the folder that holds them.`)

testDatabase({ gazetteer: true })
const testWithFiles = isThere ? test : test.skip

testWithFiles(
  "Florida's real file goes in, all but its doubles, and reads as people write",
  async () => {
    const report = await importProviders({ path: centers, preset: 'florida-centers' })
    expect(report).toMatchObject({ rowsRead: 6_334, added: 6_322, refused: 12 })
    expect(report.refusals.map(({ code }) => code)).toEqual(['duplicate'])

    const again = await importProviders({ path: centers, preset: 'florida-centers' })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 6_322 })

    const names = await db().provider.findMany({ select: { name: true, street: true, city: true, licenses: true } })
    const shouted = names.filter(({ name }) => /\p{Lu}{6}/u.test(name)).map(({ name }) => name)
    expect(shouted).toEqual([])
    const unknown = /NOT AVAILABLE|-999/i
    expect(names.filter((one) => unknown.test(`${one.name} ${one.street} ${one.city}`))).toEqual([])
    expect(names.flatMap(({ licenses }) => licenses)).toEqual([])
  },
  240_000,
)

testWithFiles(
  'the food program finds two thousand of the providers that we have, and makes no second page for one of them',
  async () => {
    await importProviders({ path: centers, preset: 'florida-centers' })
    const phones = new Set(await phonesOf('hifld-child-care-centers'))
    const report = await importProviders({ path: food, preset: 'florida-food-program' })
    expect(report.matched).toBeGreaterThan(2_200)
    expect(report.leftAside).toBeLessThan(300)
    expect(report.matched + report.added + report.leftAside + report.refused).toBe(3_396)
    // Whoever has the phone of a provider from the first file was merged or waits.
    const added = await phonesOf('florida-food-program', null)
    expect(added.filter((phone) => phones.has(phone))).toEqual([])

    const again = await importProviders({ path: food, preset: 'florida-food-program' })
    expect(again).toMatchObject({ added: 0, matched: 0, changed: 0, leftAside: report.leftAside })
  },
  240_000,
)

/** Phones of a source's providers without extension; `matchRule` null: of those that it brought itself. */
async function phonesOf(source: string, matchRule?: null): Promise<string[]> {
  const rows = await db().providerSource.findMany({
    where: { source, ...(matchRule === null && { matchRule }) },
    select: { provider: { select: { phone: true } } },
  })
  return rows.flatMap(({ provider }) => provider.phone?.slice(0, 14) ?? [])
}
