import { existsSync } from 'node:fs'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { db } from '@/lib/platform/db'
import { testDatabase } from '@/tests/support/database'

/** Read by path and never copied: the project is complete without it. */
const file = path.join(
  process.env.SHARED_DATA ?? path.join(process.cwd(), '..', 'shared', 'data'),
  'florida-centers-2022.csv',
)
const isThere = existsSync(file)
if (!isThere) console.info(`Skipped: there is no ${file}. Set SHARED_DATA to the folder that holds it.`)

testDatabase({ gazetteer: true })
const testWithFile = isThere ? test : test.skip

testWithFile(
  "Florida's real file goes in, all but its doubles, and reads as people write",
  async () => {
    const report = await importProviders({ path: file, preset: 'florida-centers' })
    expect(report).toMatchObject({ rowsRead: 6_334, added: 6_322, refused: 12 })
    expect(report.refusals.map(({ code }) => code)).toEqual(['duplicate'])

    const again = await importProviders({ path: file, preset: 'florida-centers' })
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 6_322 })

    const names = await db().provider.findMany({ select: { name: true, street: true, city: true, licenses: true } })
    const shouted = names.filter(({ name }) => /\p{Lu}{6}/u.test(name)).map(({ name }) => name)
    expect(shouted).toEqual([])
    const unknown = /NOT AVAILABLE|-999/i
    expect(names.filter((one) => unknown.test(`${one.name} ${one.street} ${one.city}`))).toEqual([])
    expect(names.flatMap(({ licenses }) => licenses)).toEqual([])
  },
  120_000,
)
