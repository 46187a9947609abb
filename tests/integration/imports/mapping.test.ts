import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { readMapping } from '@/lib/imports/presets/registry'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'

testDatabase({ gazetteer: true })

async function write(name: string, content: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'mapping ')), name)
  await writeFile(file, content)
  return file
}

/** The example of the documentation, so that it is known to work. The first one there is for license files. */
async function example(): Promise<string> {
  const page = await readFile(path.join(process.cwd(), 'docs/rooms/imports.md'), 'utf8')
  return /```json\n(\{\n {2}"title".*?)```/s.exec(page)?.[1] ?? ''
}

const HEADER =
  'Program No,Program Name,Street,City,Zip,County,Phone,Web,Seats,Lat,Long,Type,License,From Months,To Months,Infant Rate,Mon,Tue,Wed,Thu,Fri,Meals,Languages'
const ROW =
  '17,OTTER CREEK CHILD CARE,12 OTTER WAY,COLUMBUS,43215,FRANKLIN,6145550101,otter.example.com,60,39.966,-83.006,Licensed Center,L-17,1,71,$280,0630 - 1800,0630 - 1800,0630 - 1800,0630 - 1800,6:30 AM - 5 PM,Lunch; Snack,English; Otterish'

test('a file of any state is imported as its mapping defines', async () => {
  const mapping = await write('ohio.json', await example())
  const file = await write('ohio.csv', `${HEADER}\n${ROW}\n`)
  const report = await importProviders({ path: file, mapping })
  expect(report).toMatchObject({ preset: 'ohio-programs', rowsRead: 1, added: 1, refused: 0 })
  expect(report.notes).toMatchObject([{ code: 'word', count: 1 }])
  const stored = await db().provider.findFirstOrThrow({
    include: { hours: { orderBy: { weekday: 'asc' } }, ageBands: true, licenses: true, facts: true, sources: true },
  })
  expect(stored).toMatchObject({
    name: 'Otter Creek Child Care',
    kind: 'center',
    street: '12 Otter Way',
    locationSlug: 'columbus-oh',
    phone: '(614) 555-0101',
    website: 'http://otter.example.com',
    capacity: 60,
    ageMinMonths: 1,
    ageMaxMonths: 71,
    amenities: ['lunch_included', 'afternoon_snack'],
    languages: ['english'],
    ageBands: [{ band: 'infant', tuitionWeeklyCents: 28_000 }],
    licenses: [{ number: 'L-17', issuer: 'Ohio DCY' }],
    sources: [{ source: 'ohio-programs', sourceId: '17' }],
  })
  expect(stored.hours).toHaveLength(5)
  expect(stored.hours[4]).toMatchObject({ weekday: 4, opensMinute: 390, closesMinute: 1020 })
  expect(stored.facts.map(({ group }) => group).toSorted()).toEqual(['contact', 'hours', 'license', 'tuition'])
  expect(await importProviders({ path: file, mapping })).toMatchObject({ unchanged: 1 })
})

test('an address without commas is split where the gazetteer knows the city of its ZIP code or county', async () => {
  const { columns: _, kinds: __, hours: ___, words: ____, tuition: _____, ...rest } = JSON.parse(await example())
  const columns = { name: 'Name', address: 'Address', county: 'County' }
  const mapping = await write('ohio.json', JSON.stringify({ ...rest, columns }))
  const rows = [
    'OTTER CREEK,100 OLD COURT ST COLUMBUS OH 43215,',
    'PAPER BOAT,100 OLD COURT ST DAYTON OH,MONTGOMERY CO.',
  ]
  const file = await write('ohio.csv', `Name,Address,County\n${rows.join('\n')}\n`)
  expect(await importProviders({ path: file, mapping })).toMatchObject({ added: 2, notes: [{ code: 'cityOnly' }] })
  expect(await db().provider.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { street: '100 Old Court St', city: 'Columbus', locationSlug: 'columbus-oh' },
    { street: '100 Old Court St', city: 'Dayton', locationSlug: 'dayton-oh' },
  ])
})

test('a family home of a mapped file hides its street, and an unmapped type is refused', async () => {
  const mapping = await write('ohio.json', await example())
  const home = ROW.replace('Licensed Center', 'Type A Home').replace('12 OTTER WAY', '14 SECRET CT')
  const file = await write(
    'ohio.csv',
    `${HEADER}\n${home}\n${ROW.replace('17', '18').replace('Licensed Center', 'Zoo')}\n`,
  )
  expect(await importProviders({ path: file, mapping })).toMatchObject({
    added: 1,
    refused: 1,
    refusals: [{ code: 'kind' }],
  })
  const stored = await db().provider.findFirstOrThrow({ include: { privateAddress: true } })
  expect(stored).toMatchObject({ kind: 'family_home', street: null, privateAddress: { street: '14 Secret Ct' } })
  expect(stored.latitude).not.toBe(39.966)
})

test('a day that has not come yet does not date a row, because every later list would look older', async () => {
  const { columns, ...rest } = JSON.parse(await example())
  const mapping = await write('ohio.json', JSON.stringify({ ...rest, columns: { ...columns, asOf: 'Updated' } }))
  const file = await write('ohio.csv', `${HEADER},Updated\n${ROW},1/2/2062\n`)
  const { notes } = await importProviders({ path: file, mapping })
  expect(inEnglish(notes.find(({ code }) => code === 'date')?.examples[0]?.text)).toBe(
    `2062-01-02 has not come yet: ${rest.asOf} is used.`,
  )
  const day = new Date(rest.asOf)
  expect(await db().importBatch.findFirst()).toMatchObject({ sourceDate: day })
  expect(await db().providerFact.findMany({ where: { confirmedOn: { not: day } } })).toEqual([])
  expect(await db().providerLicense.findFirst()).toMatchObject({ asOf: day })
})

test("a license found under another source is the strongest match, after the row's own id", async () => {
  const first = await write('ohio.json', await example())
  await importProviders({ path: await write('a.csv', `${HEADER}\n${ROW}\n`), mapping: first })
  const second = await write('other.json', (await example()).replace('"ohio-programs"', '"ohio-inspected"'))
  const moved = ROW.replace('12 OTTER WAY', '900 BEAVER DAM RD').replace('6145550101', '6145550199')
  const report = await importProviders({ path: await write('b.csv', `${HEADER}\n${moved}\n`), mapping: second })
  expect(report).toMatchObject({ matched: 1, matches: [{ code: 'license', count: 1 }] })
  const other = moved
    .replace('OTTER CREEK', 'LYNX DEN')
    .replace('17,', '99,')
    .replace('900 BEAVER', '901 BEAVER')
    .replace('0199', '0150')
  const third = await write('third.json', (await example()).replace('"ohio-programs"', '"ohio-third"'))
  expect(await importProviders({ path: await write('c.csv', `${HEADER}\n${other}\n`), mapping: third })).toMatchObject({
    leftAside: 1,
    asides: [{ code: 'license' }],
  })
})

test.each([
  ['a missing file', null, 'There is no mapping file at'],
  ['a file that is not JSON', '{ title: 1 }', 'is no JSON'],
  ['an incomplete mapping', '{}', 'title is missing.'],
])('with %s as the mapping the import fails with a message', async (_, content, sentence) => {
  const mapping = content === null ? 'none.json' : await write('a.json', content)
  expect(await refusalOf(importProviders({ path: 'any.csv', mapping }))).toContain(sentence)
})

test("a mapping may not use a preset's source, and a file that lacks its columns is refused by name", async () => {
  const taken = await write('a.json', (await example()).replace('"ohio-programs"', '"georgia-decal"'))
  expect(await refusalOf(readMapping(taken))).toContain(
    'The source "georgia-decal" is that of the preset georgia-prek.',
  )
  const mapping = await write('ohio.json', await example())
  expect(await refusalOf(importProviders({ path: await write('b.csv', 'Zip,Name\n1,2\n'), mapping }))).toContain(
    'This isn’t the file that ohio-programs reads',
  )
})
