import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GET } from '@/app/[locale]/(site)/open-data/[file]/route'
import { importProviders } from '@/lib/imports/commands/import-providers'
import { undoImport } from '@/lib/imports/commands/undo'
import { db } from '@/lib/platform/database/client'
import { mergeProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { exportDirectory, publishOpenData } from '@/lib/providers/open-data/commands'
import { loadDemo } from '@/prisma/seed/demo/load'
import { buildProvider } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { eventually } from '@/tests/support/platform/eventually'
import { runCommand } from '@/tests/support/platform/run-command'

const database = testDatabase({ gazetteer: true })
const now = new Date('2026-11-21T12:00:00Z')

const PHONE = '(407) 555-0188'
const PRIVATE = ['14 Hidden Fern Ct', PHONE, 'office@secret-garden.example', 'https://secret-garden.example']

/** What the sample data lacks, and what a careless file would lose. */
const EXTREMES = [
  buildProvider({
    name: '=HYPERLINK("x"), "quoted"',
    alternateNames: ["'=1+1", 'A | B', 'Niños, Ñandú\u2003 & Söhne'],
    city: 'Orlando (downtown)',
    county: null,
    timeZone: 'America/Chicago',
    description: '- First line\r\nsecond "line"\n\n  N/A ',
    services: ['Swimming | diving', '@home'],
    hours: [
      { weekday: 0, opensMinute: 390, closesMinute: 720 },
      { weekday: 0, opensMinute: 780, closesMinute: 1080 },
      { weekday: 5, opensMinute: 1080, closesMinute: 120 },
      { weekday: 6, opensMinute: 0, closesMinute: 1440 },
    ],
    seasonalHours: [{ from: '06-01', to: '08-15', hours: [{ weekday: 2, opensMinute: 420, closesMinute: 900 }] }],
    ageBands: [{ band: 'infant', openings: 0, waitlist: 3 }],
    registrationFeeCents: 0,
    licenses: [
      { number: 'B-2', issuer: 'County | office', asOf: '2026-05-01', status: 'expired', kind: null },
      { number: 'A-1', issuer: 'State', asOf: '2026-05-01', issuedOn: '2020-01-02', expiresOn: '2027-01-01' },
    ],
    inspections: [
      {
        inspectedOn: '2026-03-04',
        violations: 2,
        summary: 'Gate, open',
        correctedOn: '2026-03-09',
        sourceName: 'State',
      },
      { inspectedOn: '2026-03-04', violations: 0, sourceName: 'State' },
    ],
    facts: { license: { source: 'parent', sourceName: 'A parent', confirmedOn: '2026-10-01' } },
    phone: PHONE,
    email: 'office@secret-garden.example',
    website: 'https://secret-garden.example',
  }),
  buildProvider(
    { name: 'Gone from the List', status: 'closed', closedOn: '2026-02-03', closedSource: 'State list' },
    2,
  ),
  // Equal but for their ids, and without a street: no repeated rows.
  ...[3, 4].map((seed) =>
    buildProvider({ name: 'Little Ones', kind: 'family_home', street: '14 Hidden Fern Ct', phone: PHONE }, seed),
  ),
  // St Cloud has several ZIP codes, Zellwood one.
  ...(
    [
      ['St Cloud', 'st-cloud-fl', '34769'],
      ['Zellwood', 'zellwood-fl', '32798'],
    ] as const
  ).map(([city, locationSlug, zip], index) =>
    buildProvider(
      {
        name: `Only the City ${index}`,
        kind: 'family_home',
        street: '14 Hidden Fern Ct',
        showsZip: false,
        city,
        locationSlug,
        zip,
      },
      5 + index,
    ),
  ),
  buildProvider({ name: 'Center Without a ZIP', zip: '', street: null }, 7),
]

const folder = () => mkdtemp(path.join(tmpdir(), 'open-data '))

async function exported(format: 'csv' | 'jsonl'): Promise<{ file: string; text: string; rows: number }> {
  const file = path.join(await folder(), `providers.${format}`)
  const { rows } = await exportDirectory(format, file)
  return { file, text: await readFile(file, 'utf8'), rows }
}

/** The directory that imports assigns new ids. */
const withoutIds = (text: string) =>
  text.replace(/^[a-z0-9-]+,http:\/\/\S+?,/gm, '').replace(/"id":"[^"]+","url":"[^"]+",/g, '')

async function fillDirectory(): Promise<void> {
  await loadDemo(db(), { now })
  await db().$transaction((tx) => saveProviders(tx, EXTREMES))
}

/** Names of what differs, since a comparison of some megabytes is unreadable. */
const differing = (one: string, other: string) => {
  const [before, after] = [one.split('\n'), other.split('\n')]
  return before.flatMap((line, index) => (line === after[index] ? [] : [[line, after[index]]])).slice(0, 3)
}

test.each(['csv', 'jsonl'] as const)(
  'a directory that is exported as %s and imported into an empty one is the same directory, but for its ids',
  async (format) => {
    await fillDirectory()
    const before = await exported(format)
    expect(before.rows).toBeGreaterThan(500)
    await db().$executeRaw`TRUNCATE providers, import_batches, import_refusals CASCADE`

    const report = await importProviders({ path: before.file, preset: 'directory-export' })
    expect(report).toMatchObject({ rowsRead: before.rows, added: before.rows, refused: 0, leftAside: 0, notes: [] })
    expect(report.columns.filter(({ notUnderstood }) => notUnderstood > 0)).toEqual([])

    const after = await exported(format)
    expect(differing(withoutIds(before.text), withoutIds(after.text))).toEqual([])
    expect(withoutIds(after.text)).toBe(withoutIds(before.text))

    const again = await importProviders({ path: before.file, preset: 'directory-export' })
    expect(again).toMatchObject({ unchanged: before.rows, added: 0, changed: 0, reopened: 0 })
  },
)

test('nobody finds contact data, the street of a home, or a ZIP code that a home hides', async () => {
  await fillDirectory()
  const { text } = await exported('jsonl')
  for (const hidden of PRIVATE) expect(text).not.toContain(hidden)
  const rows: Record<string, unknown>[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const homes = rows.filter(({ kind }) => kind === 'family_home')
  expect(homes.length).toBeGreaterThan(10)
  for (const home of homes)
    expect(home).not.toHaveProperty(['street', 'latitude', 'longitude'].find((key) => key in home) ?? 'street')
  for (const home of homes.filter(({ name }) => String(name).startsWith('Only the City')))
    expect(home).not.toHaveProperty('zip')
  const keys = new Set(rows.flatMap(Object.keys))
  for (const key of ['phone', 'email', 'website']) expect(keys).not.toContain(key)
})

test('a merged provider has no row, as it has no page; a closed one says so', async () => {
  await fillDirectory()
  const { text } = await exported('jsonl')
  const merged = await db().provider.findMany({ where: { status: 'merged' }, select: { slug: true } })
  expect(merged.length).toBeGreaterThan(0)
  for (const { slug } of merged) expect(text).not.toContain(`"id":"${slug}"`)
  expect(text).toContain('"status":"closed","closed_on":"2026-02-03","closed_list":"State list"')
})

/** What the queries that wait for a lock wait for. */
async function lockWaits(): Promise<string[]> {
  const rows = await db().$queryRaw<{ wait_event: string }[]>`
    SELECT wait_event FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' ORDER BY wait_event`
  return rows.map(({ wait_event }) => wait_event)
}

describe('the published files', () => {
  const get = (file: string, headers: Record<string, string> = {}) =>
    GET(new Request(`http://localhost:3000/open-data/${file}`, { headers }), { params: Promise.resolve({ file }) })

  test('are not there before they were made, and under no other name', async () => {
    expect((await get('providers.csv')).status).toBe(404)
    await db().$transaction((tx) => saveProviders(tx, EXTREMES))
    await publishOpenData(now)
    for (const name of ['providers.xml', 'providers', '..%2Fproviders.csv', 'providers.csv.gz.gz'])
      expect((await get(name)).status).toBe(404)
  })

  test('are sent packed or as text, with a checksum, a date and parts', async () => {
    await db().$transaction((tx) => saveProviders(tx, EXTREMES))
    await publishOpenData(now)
    const { text } = await exported('csv')
    const plain = await get('providers.csv')
    expect(await plain.text()).toBe(text)
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'last-modified': now.toUTCString(),
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    })
    const packed = await get('providers.csv', { 'accept-encoding': 'br, gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const whole = Buffer.from(await packed.arrayBuffer())
    expect(gunzipSync(whole).toString()).toBe(text)

    const file = await get('providers.csv.gz')
    expect(file.headers.get('content-type')).toBe('application/gzip')
    expect(file.headers.get('content-encoding')).toBeNull()
    const part = await get('providers.csv.gz', { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
    expect((await get('providers.csv.gz', { range: 'bytes=99999999-' })).status).toBe(416)

    const etag = plain.headers.get('etag') ?? ''
    expect((await get('providers.csv', { 'if-none-match': etag })).status).toBe(304)
    const since = { 'if-modified-since': now.toUTCString() }
    expect((await get('providers.csv', since)).status).toBe(304)
    expect((await get('providers.csv', { ...since, 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('are replaced as a whole, and the pieces of the ones before are deleted at the next run', async () => {
    await db().$transaction((tx) => saveProviders(tx, EXTREMES.slice(0, 1)))
    await publishOpenData(now)
    const first = await db().openDataFile.findUniqueOrThrow({ where: { format: 'csv' } })
    // What a process that died has left.
    await db().openDataFile.update({ where: { format: 'csv' }, data: { unfinished: [`${'0'.repeat(32)}.data`] } })
    await publishOpenData(now)
    const second = await db().openDataFile.findUniqueOrThrow({ where: { format: 'csv' } })
    expect(second).toMatchObject({ former: first.pieces, unfinished: [], sha256: first.sha256, rows: 1 })
    await publishOpenData(now)
    const keys = (await db().storedFile.findMany({ select: { key: true } })).map(({ key }) => key)
    expect(keys).not.toEqual(expect.arrayContaining(first.pieces))
    expect(keys).toEqual(expect.arrayContaining(second.pieces))
  })

  test('are made by one run at a time, since a second would mix its pieces with those of the first', async () => {
    await db().$transaction((tx) => saveProviders(tx, EXTREMES))
    let both: Promise<unknown> | undefined
    await db().$transaction(async (tx) => {
      // Meanwhile no run can store a piece.
      await tx.$executeRaw`LOCK TABLE stored_files IN EXCLUSIVE MODE`
      both = Promise.all([publishOpenData(now), publishOpenData(now)])
      both.catch(() => undefined)
      await eventually(async () => expect(await lockWaits()).toEqual(['advisory', 'relation']), 30_000)
    })
    await both
    for (const format of ['csv', 'jsonl'] as const)
      expect(await (await get(`providers.${format}`)).text()).toBe((await exported(format)).text)
    const files = await db().openDataFile.findMany()
    expect(files.map(({ pieces, former }) => [pieces.length, former.length])).toEqual([
      [1, 1],
      [1, 1],
    ])
  })
})

describe('what is withdrawn leaves the published files without waiting for the night:', () => {
  /** Whether the job is queued. Removes it. */
  async function isDue(): Promise<boolean> {
    const rows = await db().$queryRaw<object[]>`SELECT FROM graphile_worker.jobs WHERE key = 'publish-open-data'`
    await db().$executeRaw`SELECT graphile_worker.remove_job('publish-open-data')`
    return rows.length > 0
  }
  const saveOne = (item: Parameters<typeof saveProviders>[1][number]) =>
    db().$transaction(async (tx) => (await saveProviders(tx, [item]))[0]?.id ?? 0)
  const anyHome = () => saveOne(buildProvider({ kind: 'family_home', street: '14 Hidden Fern Ct' }))

  test('the ZIP code that a home hides, a street that is removed, and the point of what turns out to be a home', async () => {
    const home = await anyHome()
    await saveOne({ id: home, name: 'Another Name' })
    expect(await isDue()).toBe(false)
    await saveOne({ id: home, showsZip: false })
    expect(await isDue()).toBe(true)

    const center = await saveOne(buildProvider({ kind: 'center', street: '14 Hidden Fern Ct' }, 2))
    expect(await isDue()).toBe(false)
    await saveOne({ id: center, street: null })
    expect(await isDue()).toBe(true)
    await saveOne({ id: center, kind: 'family_home' })
    expect(await isDue()).toBe(true)
  })

  test('a provider that becomes part of another', async () => {
    const [one, other] = [await anyHome(), await saveOne(buildProvider({}, 2))]
    await db().$transaction((tx) => mergeProvider(tx, one, other))
    expect(await isDue()).toBe(true)
  })

  test('the providers of an import that is undone', async () => {
    await db().$transaction((tx) => saveProviders(tx, EXTREMES))
    const { file } = await exported('csv')
    await db().$executeRaw`TRUNCATE providers, import_batches, import_refusals CASCADE`
    const { batchId } = await importProviders({ path: file, preset: 'directory-export' })
    expect(await isDue()).toBe(false)
    await undoImport(batchId ?? 0, { isDryRun: true })
    expect(await isDue()).toBe(false)
    expect((await undoImport(batchId ?? 0)).removed).toBeGreaterThan(1)
    expect(await isDue()).toBe(true)
  })
})

describe('npm run export:directory', () => {
  const start = (...args: string[]) => runCommand('scripts/operations/export-directory.ts', database.url(), ...args)

  test('writes the file, packed if its name says so, and says what it wrote', async () => {
    await db().$transaction((tx) => saveProviders(tx, EXTREMES))
    const file = path.join(await folder(), 'all.jsonl.gz')
    const { status, stdout } = await start('--format', 'jsonl', '--out', file)
    expect(stdout).toContain(`${EXTREMES.length} providers in ${file}`)
    expect(status).toBe(0)
    expect(gunzipSync(await readFile(file)).toString()).toBe((await exported('jsonl')).text)
  })

  test('says what is wrong in a sentence, and leaves no file', async () => {
    const there = await folder()
    for (const args of [[], ['--format', 'xml', '--out', 'x'], ['--publish', '--out', 'x']])
      expect(await start(...args)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Use: /) })
    const nowhere = await start('--format', 'csv', '--out', path.join(there, 'none', 'x.csv'))
    expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringMatching(/^There is no folder /) })
    expect(await readdir(there)).toEqual([])
  })
})
