import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { guessFor, previewOf, readSample } from '@/lib/imports/guess/read-guess'
import { GEORGIA_LANGUAGES, GEORGIA_WORDS } from '@/lib/imports/presets/georgia-words'
import { columnsOf } from '@/lib/imports/rules/columns'
import { db } from '@/lib/platform/database/client'
import { foldName } from '@/lib/providers/rules/names'
import { testDatabase } from '@/tests/support/platform/database'

/** Read by path and never copied: the project works without these files. */
const folder = process.env.SHARED_DATA ?? path.join(process.cwd(), '..', 'shared', 'data')
const centers = path.join(folder, 'florida-centers-2022.csv')
const food = path.join(folder, 'florida-food-program-2025.csv')
const georgia = path.join(folder, 'georgia-prek-2025.csv')
const vocabulary = path.join(folder, 'georgia-amenity-vocabulary.json')
const isThere = [centers, food, georgia, vocabulary].every((file) => existsSync(file))
if (!isThere)
  console.info(`Skipped: the real files are not in ${folder}. Set SHARED_DATA to the folder that holds them.`)

testDatabase({ gazetteer: true })
const testWithFiles = isThere ? test : test.skip

testWithFiles(
  "Florida's real file goes in as people write; the food program's finds two thousand of it and makes no second page of one",
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

    const phones = new Set(await phonesOf('hifld-child-care-centers'))
    const second = await importProviders({ path: food, preset: 'florida-food-program' })
    expect(second.matched).toBeGreaterThan(2_200)
    expect(second.leftAside).toBeLessThan(300)
    expect(second.matched + second.added + second.leftAside + second.refused).toBe(3_396)
    // A row with the phone of a provider from the first file was merged or held for review.
    const added = await phonesOf('florida-food-program', null)
    expect(added.filter((phone) => phones.has(phone))).toEqual([])

    const repeated = await importProviders({ path: food, preset: 'florida-food-program' })
    expect(repeated).toMatchObject({ added: 0, matched: 0, changed: 0, leftAside: second.leftAside })
  },
)

testWithFiles("Georgia's real file brings hours, ages, prices and words, and each of its words is known", async () => {
  const report = await importProviders({ path: georgia, preset: 'georgia-prek' })
  expect(report).toMatchObject({ rowsRead: 1_888, added: 1_887, refused: 1, leftAside: 0 })
  expect(report.notes.map(({ code }) => code)).not.toContain('word')
  const [counts] = await db().$queryRaw<Record<string, number>[]>`
      SELECT (SELECT count(DISTINCT provider_id)::int FROM provider_hours) AS hours,
        (SELECT count(DISTINCT provider_id)::int FROM provider_age_bands) AS tuition,
        (SELECT count(*)::int FROM provider_licenses) AS licenses,
        (SELECT count(*)::int FROM providers WHERE age_min_months IS NOT NULL) AS ages,
        (SELECT count(*)::int FROM providers WHERE amenities <> '{}') AS amenities,
        (SELECT count(*)::int FROM providers WHERE languages <> '{}') AS languages`
  expect(counts).toMatchObject({ licenses: 1_004 })
  for (const [fact, least] of Object.entries({
    hours: 1_750,
    tuition: 540,
    ages: 1_700,
    amenities: 1_700,
    languages: 1_500,
  }))
    expect(counts?.[fact]).toBeGreaterThan(least)

  const words = z.record(z.string(), z.array(z.tuple([z.string(), z.number()])))
  const unknown = Object.entries(words.parse(JSON.parse(readFileSync(vocabulary, 'utf8')))).flatMap(([column, list]) =>
    list
      .map(([word]) => word)
      .filter((word) =>
        column === 'Languages'
          ? GEORGIA_LANGUAGES[foldName(word.replace(/ \(.*$/, ''))] === undefined
          : !GEORGIA_WORDS[column.toUpperCase()]?.[foldName(word)],
      ),
  )
  expect(unknown).toEqual([])
})

/** Phones of a source's providers without extension; with `matchRule` null, of those that the source added. */
async function phonesOf(source: string, matchRule?: null): Promise<string[]> {
  const rows = await db().providerSource.findMany({
    where: { source, ...(matchRule === null && { matchRule }) },
    select: { provider: { select: { phone: true } } },
  })
  return rows.flatMap(({ provider }) => provider.phone?.slice(0, 14) ?? [])
}

const states = path.join(folder, 'states')
const STATE_FILES: Record<string, string> = {
  'michigan-centers-2025.csv': 'name street city state zip phone license capacity youngest oldest licenseIssued',
  'ohio-centers-2025.csv': 'name street city state zip phone license licenseIssued licenseExpires',
  'louisiana-centers-2025.csv': 'name street city county phone license capacity licenseType licenseStatus ages week',
  'arkansas-centers-2025.xlsx': 'name address phone license capacity website',
  'utah-centers-2025.json': 'id name street street2 city state zip phone capacity',
}

test.each(Object.entries(STATE_FILES))(
  '%s is mapped by itself, and at least 99 of 100 of its streets are understood',
  async (name, meanings) => {
    const file = path.join(states, name)
    if (!existsSync(file)) {
      console.info(`Skipped: ${file} is not here.`)
      return
    }
    const sample = await readSample(file)
    const mapping = guessFor(sample, '2026-11-25')
    expect(Object.keys(mapping.columns)).toEqual(expect.arrayContaining(meanings.split(' ')))
    const { columns, leftOut } = previewOf('en', mapping, sample)
    expect(leftOut).toEqual([])
    const address = columnsOf(mapping.columns.street ?? mapping.columns.address)[0]
    const streets = columns.find(({ column }) => column === address)
    expect(streets?.filled).toBeGreaterThan(400)
    expect(Number(streets?.notUnderstood)).toBeLessThan(Number(streets?.filled) / 100)
  },
)
