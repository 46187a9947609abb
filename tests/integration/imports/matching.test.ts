import { importProviders } from '@/lib/imports/commands/import-providers'
import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { testDatabase } from '@/tests/support/platform/database'
import { type CentersRow, centersFile, type FoodRow, foodFile } from './list-files'

testDatabase({ gazetteer: true })

const importCenters = async (...rows: CentersRow[]) =>
  importProviders({ path: await centersFile(rows), preset: 'florida-centers' })
const food = async (rows: FoodRow[], isDryRun = false) =>
  importProviders({ path: await foodFile(rows), preset: 'florida-food-program', isDryRun })
const counts = ({ added, matched, changed, unchanged, leftAside }: Record<string, unknown>) => ({
  added,
  matched,
  changed,
  unchanged,
  leftAside,
})
const noCounts = { added: 0, matched: 0, changed: 0, unchanged: 0, leftAside: 0 }
const BEAVER = { 'Center Name': 'BEAVER LODGE', Address: '900 BEAVER DAM RD', Phone: '4075550199' }

test('a row that matches a provider of another file is merged into it, and the page keeps its address', async () => {
  await importCenters({})
  const before = await db().provider.findFirstOrThrow()
  const report = await food([{}])
  expect(counts(report)).toEqual({ ...noCounts, matched: 1 })
  expect(report.matches).toMatchObject([{ code: 'name_address_zip', count: 1, examples: [{ line: 3 }] }])
  const after = await db().provider.findFirstOrThrow({ include: { sources: true, facts: true } })
  // Spelling, kind and coordinate are known better already.
  expect(after).toMatchObject({
    code: before.code,
    name: before.name,
    street: before.street,
    kind: before.kind,
    latitude: before.latitude,
    careTypes: before.careTypes,
  })
  expect(after.facts).toMatchObject([{ group: 'contact', sourceName: 'Florida Health food program list' }])
  expect(after.facts[0]?.confirmedOn).toEqual(new Date('2025-02-05'))
  expect(
    after.sources.map(({ source, matchRule, matchPercent }) => [source, matchRule, matchPercent]).toSorted(),
  ).toEqual([
    ['florida-food-program', 'name_address_zip', 99],
    ['hifld-child-care-centers', null, null],
  ])
})

test.each<[string, CentersRow, FoodRow, string]>([
  ['its name and phone', { ADDRESS: '1 OTTER WAY' }, {}, 'name_phone'],
  ['its phone and address', { NAME: 'THE BEAVER LODGE' }, {}, 'phone_address'],
  ['its name, address and ZIP code', { TELEPHONE: '(407) 555-0177' }, {}, 'name_address_zip'],
])('a provider is matched by %s', async (_, center, row, rule) => {
  await importCenters(center)
  const report = await food([row])
  expect(counts(report)).toEqual({ ...noCounts, matched: 1 })
  expect(report.matches[0]?.code).toBe(rule)
})

test.each<[string, CentersRow, FoodRow, string]>([
  ['a phone alone', {}, { ...BEAVER, Phone: '4075550101' }, 'phone'],
  ['an address alone', {}, { ...BEAVER, Address: '12 LANTERN LN' }, 'address'],
  ['a name in the same ZIP code alone', {}, { Address: '900 BEAVER DAM RD', Phone: '4075550199' }, 'name_zip'],
  [
    'a name and a phone in another city',
    {},
    { Address: '900 BEAVER DAM RD', Zip: '33301', City: 'FT. LAUDERDALE' },
    'name_phone',
  ],
])('%s is not enough: the row is neither merged nor added, but held for review', async (_, center, row, code) => {
  await importCenters(center)
  const before = await db().provider.findMany()
  const report = await food([row])
  expect(counts(report)).toEqual({ ...noCounts, leftAside: 1 })
  expect(report.asides).toMatchObject([{ code, count: 1 }])
  expect(await db().provider.findMany()).toEqual(before)
  await expect(db().importAside.findMany({ include: { candidates: true } })).resolves.toMatchObject([
    { batchId: report.batchId, line: 3, code, candidates: [{ providerId: before[0]?.id, rule: code }] },
  ])
})

test('branches of a chain that share a phone are not matched by it, but an address decides where it can', async () => {
  await importCenters(
    ...Array.from({ length: 40 }, (_, at) => ({
      ID: `${at + 1}`,
      NAME: 'OTTER CHAIN',
      ADDRESS: `${at + 1} OTTER WAY`,
    })),
  )
  const chain = { 'Center Name': 'OTTER CHAIN' }
  const report = await food([
    { ...chain, Address: '38 Otter Way' },
    { ...chain, Address: '99 Beaver Dam Rd' },
  ])
  expect(counts(report)).toEqual({ ...noCounts, matched: 1, leftAside: 1 })
  expect(report.asides).toMatchObject([{ code: 'several' }])
  const matched = await db().providerSource.findFirstOrThrow({
    where: { source: 'florida-food-program' },
    include: { provider: true },
  })
  expect(matched.provider.street).toBe('38 Otter Way')
})

test('a row that matches no provider is added as a new one', async () => {
  await importCenters({})
  const report = await food([BEAVER, { ...BEAVER, 'Center Name': 'BEAVER LODGE VPK', Address: '902 BEAVER DAM RD' }])
  expect(counts(report)).toEqual({ ...noCounts, added: 2 })
})

test('two rows of one file never become one provider: the second is held for review', async () => {
  await importCenters({})
  const report = await food([{}, { 'Auth #': '18', 'Center Name': 'LITTLE LANTERN ACADEMY LLC' }])
  expect(counts(report)).toEqual({ ...noCounts, matched: 1, leftAside: 1 })
  expect(report.asides).toMatchObject([{ code: 'taken', examples: [{ line: 4 }] }])
})

test('importing the same file again changes nothing: held rows stay held, even without candidates', async () => {
  await importCenters({})
  const rows = [
    {},
    { 'Auth #': '18', 'Center Name': 'LITTLE LANTERN ACADEMY LLC' },
    { ...BEAVER, 'Center Name': 'LYNX DEN', Phone: '4075550101' },
    BEAVER,
  ]
  const first = await food(rows)
  expect(counts(first)).toEqual({ ...noCounts, added: 1, matched: 1, leftAside: 2 })
  await db().provider.updateMany({ data: { phone: '(407) 555-0123' } })
  const before = await db().provider.findMany({ orderBy: { id: 'asc' } })
  const again = await food(rows)
  expect(counts(again)).toEqual({ ...noCounts, unchanged: 2, leftAside: 2 })
  expect(await db().provider.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
  await expect(db().importAside.findMany()).resolves.toMatchObject([
    { batchId: first.batchId },
    { batchId: first.batchId },
  ])
})

test('a provider that returns under a new name is matched to the one whose row is missing from the list', async () => {
  await food([BEAVER, {}])
  const renamed = { ...BEAVER, 'Center Name': 'OTTER HOUSE' }
  const report = await food([renamed, {}])
  expect(counts(report)).toEqual({ ...noCounts, matched: 1, unchanged: 1 })
  await expect(db().provider.findFirst({ where: { name: 'Otter House' } })).resolves.toMatchObject({
    alternateNames: ['Beaver Lodge'],
  })
})

test('a dry run counts like a real run and stores nothing', async () => {
  await importCenters({})
  const rows = [{}, { ...BEAVER, 'Center Name': 'LYNX DEN', Phone: '4075550101' }, BEAVER]
  const dry = await food(rows, true)
  await expect(db().importAside.count()).resolves.toBe(0)
  const realRun = await food(rows)
  expect([counts(dry), dry.matches, dry.asides]).toEqual([counts(realRun), realRun.matches, realRun.asides])
})

test('a newer file corrects an older one, but not what a person confirmed after it', async () => {
  await importCenters({ ADDRESS: '1 OTTER WAY' })
  const { id } = await db().provider.findFirstOrThrow()
  await food([{ Extension: '12' }])
  expect(await db().provider.findFirstOrThrow()).toMatchObject({
    street: '12 Lantern Lane',
    phone: '(407) 555-0101 ext. 12',
  })
  await db().providerFact.updateMany({
    where: { providerId: id },
    data: { source: 'provider', confirmedOn: new Date('2026-06-01') },
  })
  const report = await food([{ Extension: '12', Address: '12 LANTERN LANE', 'Auth #': '99', 'Address 2': 'REAR' }])
  expect(report.notes).toMatchObject([{ code: 'kept', count: 1 }])
  expect(await db().provider.findFirstOrThrow()).toMatchObject({
    phone: '(407) 555-0101 ext. 12',
    street: '12 Lantern Lane',
  })
})

test("a family home is matched by its private street, and a held home's street is stored only in the private table", async () => {
  await importCenters({ TYPE: 'HOME BASED', NAME: 'OTTER HOME', ADDRESS: '14 SECRET CT' })
  const report = await food([
    { 'Center Name': 'OTTER HOME', Address: '14 SECRET COURT', Phone: '4075550102' },
    { 'Center Name': 'BEAVER FAMILY DAYCARE', Address: '15 SECRET CT', Phone: '4075550101' },
    { 'Center Name': 'LYNX FAMILY DAYCARE', Address: '16 SECRET CT', Phone: '4075550104' },
  ])
  expect(counts(report)).toEqual({ ...noCounts, added: 1, matched: 1, leftAside: 1 })
  await expect(db().provider.count({ where: { kind: 'family_home', street: null } })).resolves.toBe(2)
  await expect(db().providerPrivateAddress.count()).resolves.toBe(2)
  const [kept] = await db().$queryRaw<{ text: string }[]>`
    SELECT string_agg(to_jsonb(p)::text, '') || (SELECT string_agg(to_jsonb(a)::text, '') FROM import_asides a)
      || (SELECT string_agg(to_jsonb(c)::text, '') FROM import_aside_candidates c) AS text FROM providers p`
  expect(kept?.text).toContain('Beaver Family Daycare')
  expect(`${kept?.text}${JSON.stringify(report)}`).not.toMatch(/secret/i)
  expect(await db().importAsideHome.findMany()).toMatchObject([{ street: '15 Secret Ct' }])
})

test('a home that shows only its city is matched by its ZIP code, and still hides it', async () => {
  await importCenters({ TYPE: 'HOME BASED', NAME: 'OTTER HOME', ADDRESS: '14 SECRET CT' })
  const { id } = await db().provider.findFirstOrThrow()
  await db().$transaction((tx) => saveProviders(tx, [{ id, showsZip: false }]))
  const byStreet = { 'Center Name': 'OTTER HOME', Address: '14 SECRET COURT', Phone: '4075550102' }
  expect(counts(await food([byStreet]))).toEqual({ ...noCounts, matched: 1 })
  expect(await db().provider.findMany({ include: { privateAddress: true } })).toMatchObject([
    { id, zip: null, street: null, privateAddress: { zip: '32801', street: '14 Secret Ct' } },
  ])
})

test('sample providers never match, and a merged one matches as its survivor', async () => {
  await importCenters({}, { ID: '2', NAME: 'SURVIVING OTTERS', ADDRESS: '1 OTTER WAY', TELEPHONE: '(407) 555-0150' })
  const [merged, survivor] = await db().provider.findMany({ orderBy: { id: 'asc' } })
  await db().provider.update({
    where: { id: merged?.id ?? 0 },
    data: { status: 'merged', mergedIntoId: survivor?.id ?? 0 },
  })
  const other = { 'Center Name': 'SURVIVING OTTERS', Address: '1 OTTER WAY', Phone: '4075550150' }
  expect(counts(await food([other]))).toEqual({ ...noCounts, matched: 1 })
  await db().provider.updateMany({ data: { isSample: true } })
  expect(counts(await food([{ ...BEAVER, Phone: '4075550150' }]))).toMatchObject({ added: 1, leftAside: 0 })
})
