import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SignedInActor } from '@/lib/access/types'
import { FETCH_MESSAGES, type FetchLimits, fetchForRun } from '@/lib/imports/sources/commands/fetch-run'
import { startDueRuns } from '@/lib/imports/sources/commands/runs'
import { actOnSource, deleteSource, runSourceByName, saveSource } from '@/lib/imports/sources/commands/sources'
import { findSource, listSources } from '@/lib/imports/sources/queries'
import { exceededLimitText } from '@/lib/imports/sources/rules'
import { type SourceInput, sourceInput } from '@/lib/imports/sources/schema'
import { runUpload } from '@/lib/imports/uploads/commands/run-upload'
import { storeUpload } from '@/lib/imports/uploads/commands/uploads'
import { findUpload } from '@/lib/imports/uploads/queries'
import { isRunning } from '@/lib/imports/uploads/rules'
import { db } from '@/lib/platform/database/client'
import { isPublicAddress } from '@/lib/platform/http/fetch-file'
import { setClock } from '@/lib/platform/time/clock'
import { sendDueAlerts } from '@/lib/search/saved-searches/commands/alerts'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { translate } from '@/tests/support/setup/translate'

process.env.IMPORT_SOURCES_LOOPBACK = '1'
testDatabase({ gazetteer: true })

const sourceTexts = translate('en', 'imports.sourceTexts')

const DAY_MS = 86_400_000
/** A Wednesday, 10 AM in the office. */
const START = new Date('2026-11-18T15:00:00Z')
let now = START
const nextDay = () => {
  now = new Date(now.getTime() + DAY_MS)
  setClock(now)
}

let respond: RequestListener
let requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim())
  respond(request, response)
})
let origin = ''
let folder = ''
let alex: SignedInActor

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'))
  process.env.IMPORT_SOURCES_DIR = folder
})
afterAll(async () => {
  setClock(undefined)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  now = START
  setClock(now)
  requests = []
  alex = await createActor('admin')
})

const HEADER = 'Id,Name,Street,Zip,Phone,Type,License,Status,Seats'
type Row = {
  id: number
  name?: string
  phone?: string
  type?: string
  status?: string
  seats?: string
  street?: string
}
const rowCsv = ({
  id,
  name = `Lantern House ${id}`,
  phone = '',
  type = 'Center',
  status = 'Open',
  seats = '40',
  street = `${id} Lantern Ln`,
}: Row) => `${id},${name},${street},32801,${phone},${type},L${id},${status},${seats}\n`
/** A list of forty centers, with some rows otherwise and some missing. */
const listCsv = (rows: readonly Row[] = [], missing: readonly number[] = []) =>
  `${HEADER}\n${Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((id) => !missing.includes(id))
    .map((id) => rowCsv(rows.find((row) => row.id === id) ?? { id }))
    .concat(rows.filter(({ id }) => id > 40).map(rowCsv))
    .join('')}`
const MAPPING = {
  title: 'A list',
  source: 'a-list',
  sourceName: 'A list, June 2026',
  asOf: '2026-06-01',
  state: 'FL',
  columns: {
    ...{ id: 'Id', name: 'Name', street: 'Street', zip: 'Zip', phone: 'Phone', kind: 'Type', license: 'License' },
    licenseStatus: { column: 'Status', words: { Open: 'active', Revoked: 'revoked' } },
    capacity: 'Seats',
  },
  kinds: { Center: 'center', Home: 'family_home' },
  licenseIssuer: 'A state',
}

const serve =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    if (headers.etag && request.headers['if-none-match'] === headers.etag) response.writeHead(304).end()
    else response.writeHead(200, headers).end(body)
  }

const inputOf = (changes: Partial<SourceInput>): SourceInput => ({
  ...sourceInput.parse({
    name: 'A list, every day',
    kind: 'providers',
    place: 'web',
    address: `${origin}/list.csv`,
    mapping: JSON.stringify(MAPPING),
    schedule: 'daily',
    closesMissing: true,
    maxClosedPercent: 3,
    maxChangedPercent: 6,
    maxNew: '50',
    ownerId: alex.id,
  }),
  ...changes,
})
const addSource = async (changes: Partial<SourceInput> = {}) => (await saveSource(alex, null, inputOf(changes), now)).id

/** Does all that the jobs of the newest run would do. */
async function runJobs(sourceId: number, limits: Partial<FetchLimits> = {}) {
  const newest = (where: object = {}) =>
    db().importSourceRun.findFirst({ where: { sourceId, ...where }, orderBy: { id: 'desc' } })
  await fetchForRun((await newest())?.id ?? 0, undefined, limits)
  const { uploadId = null } = (await newest({ uploadId: { not: null } })) ?? {}
  const stepOf = async (id: number) => (await db().importUpload.findUniqueOrThrow({ where: { id } })).step
  while (uploadId !== null && isRunning(await stepOf(uploadId))) await runUpload(uploadId)
  return findSource(sourceId)
}
async function act(id: number, action: 'run' | 'apply' | 'discard' | 'undo', limits?: Partial<FetchLimits>) {
  await actOnSource(alex, id, { action }, now)
  return runJobs(id, limits)
}
/** The newest run after it was due. */
async function dueRun(id: number, limits?: Partial<FetchLimits>) {
  nextDay()
  await startDueRuns(now)
  return runJobs(id, limits)
}
const statesOf = async (id: number) => (await findSource(id)).runs.map(({ state }) => state)
const sourceNotifications = () =>
  db().notification.findMany({ where: { kind: 'import-source' }, orderBy: { id: 'asc' } })
const provider = (name: string) => db().provider.findFirstOrThrow({ where: { name } })

test('a source adds its list by itself, keeps it fresh within the limits, and is undone in one press', async () => {
  respond = serve(listCsv(), { etag: '"one"' })
  const id = await addSource()
  await startDueRuns(now)
  expect(await statesOf(id)).toEqual([])
  expect((await dueRun(id)).newest).toMatchObject({ state: 'applied', startedBy: null, passed: [] })
  expect(await db().provider.count()).toBe(40)
  // Not changed: a 304, then the same bytes under another name.
  await dueRun(id)
  respond = serve(listCsv(), { etag: '"two"' })
  await dueRun(id)
  expect(await statesOf(id)).toEqual(['unchanged', 'unchanged', 'applied'])
  expect(requests).toEqual(['/list.csv', '/list.csv "one"', '/list.csv "one"'])
  expect([await db().importUpload.count(), await db().storedFile.count()]).toEqual([1, 1])

  respond = serve(listCsv([{ id: 7, phone: '407-555-0107' }, { id: 41 }], [9]))
  const changed = await dueRun(id)
  expect(changed.newest).toMatchObject({ state: 'applied', difference: { providers: 1 } })
  expect(inEnglish(changed.newest?.difference?.fields)).toEqual([
    {
      field: 'Phone',
      count: 1,
      examples: [{ name: 'Lantern House 7', publicId: expect.any(String), before: '', after: '(407) 555-0107' }],
    },
  ])
  expect(await provider('Lantern House 7')).toMatchObject({ phone: '(407) 555-0107' })
  expect(await provider('Lantern House 9')).toMatchObject({ status: 'closed', closedSource: 'A list' })
  expect(await db().provider.count()).toBe(41)

  expect((await act(id, 'undo')).newest?.state).toBe('undone')
  expect(await provider('Lantern House 7')).toMatchObject({ phone: null })
  expect(await provider('Lantern House 9')).toMatchObject({ status: 'open' })
  expect(await db().provider.count()).toBe(40)
  // What was undone does not come back by itself, and waits if somebody asks for it.
  expect((await dueRun(id)).runs[0]?.state).toBe('unchanged')
  const again = await act(id, 'run')
  expect(again.newest).toMatchObject({ state: 'waiting', passed: [{ code: 'again' }] })
  expect(await sourceNotifications()).toHaveLength(1)
  const log = await db().auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, actorId: true } })
  const [own, byItself] = [alex.id, null]
  expect(log).toEqual([
    { action: 'source.added', actorId: own },
    { action: 'import.run', actorId: byItself },
    { action: 'import.run', actorId: byItself },
    { action: 'import.undone', actorId: own },
    { action: 'source.run', actorId: own },
  ])
})

test('the same list of a newer day changes nothing but the dates of the facts', async () => {
  respond = serve(listCsv(), { 'last-modified': 'Tue, 17 Nov 2026 12:00:00 GMT' })
  const id = await addSource()
  await dueRun(id)
  const factsOf = () =>
    db().providerFact.findMany({ where: { group: 'contact' }, distinct: ['confirmedOn', 'sourceName'] })
  expect(await factsOf()).toMatchObject([{ confirmedOn: new Date('2026-11-17'), sourceName: 'A list' }])
  respond = serve(`${listCsv()}\n`)
  expect((await dueRun(id)).newest).toMatchObject({ state: 'applied', difference: { providers: 0, fields: [] } })
  // Without a date of the server, the day it was fetched.
  expect(await factsOf()).toMatchObject([{ confirmedOn: new Date('2026-11-20') }])
})

test.each([
  ['closes too many', listCsv([], [3, 4, 5]), /close 7.5% of the providers on the list. Your limit is 3%/],
  ['changes too many', listCsv([1, 2, 3].map((id) => ({ id, seats: '50' }))), /change 7.5% of the records/],
  [
    'adds too many',
    listCsv(Array.from({ length: 51 }, (_, index) => ({ id: 100 + index }))),
    /add 51 new records. Your limit is 50/,
  ],
  ['has rows that cannot be used', listCsv([{ id: 1, type: 'Circus' }]), /use 2.5% of its rows, up from 0%/],
  ['has another format', listCsv([1, 2].map((id) => ({ id, seats: 'forty seats' }))), /format may have changed: Seats/],
])('a file that %s waits with a report, and its owner is notified', async (_, file, reason) => {
  respond = serve(listCsv())
  const id = await addSource()
  await dueRun(id)
  const kim = await createActor('admin')
  respond = serve(file)
  const waiting = await dueRun(id)
  expect(waiting.newest?.state).toBe('waiting')
  const [passed] = waiting.newest?.passed ?? []
  expect(passed && exceededLimitText(sourceTexts, passed)).toMatch(reason)
  expect(waiting.may).toEqual({ run: true, apply: true, discard: true, undo: false })
  expect(await db().importBatch.count()).toBe(1)
  expect(await sourceNotifications()).toMatchObject([
    { userId: alex.id, path: `/admin/providers/import/sources/${id}` },
  ])
  expect(await db().mail.count({ where: { userId: kim.id } })).toBe(0)
  // The same file does not ask twice.
  expect((await dueRun(id)).runs.map(({ state }) => state)).toEqual(['unchanged', 'waiting', 'applied'])
  expect(await sourceNotifications()).toHaveLength(1)

  expect((await act(id, 'apply')).newest).toMatchObject({ state: 'applied' })
  expect(await db().importBatch.count()).toBe(2)
})

test('a file that was discarded is not offered again, and a newer one takes the place of one that waits', async () => {
  respond = serve(listCsv())
  const id = await addSource({ maxNew: 0 })
  expect((await dueRun(id)).newest?.state).toBe('waiting')
  expect((await act(id, 'discard')).runs[0]).toMatchObject({ state: 'discarded' })
  expect((await dueRun(id)).runs[0]?.state).toBe('unchanged')
  // On the command line it can be looked at again.
  await runSourceByName('A list, every day', now)
  expect((await runJobs(id)).newest?.state).toBe('waiting')
  await act(id, 'discard')
  expect(await refusalOf(actOnSource(alex, id, { action: 'apply' }, now))).toContain('already changed')
  respond = serve(listCsv([{ id: 1, seats: '41' }]))
  const uploadId = (await dueRun(id)).newest?.upload?.id
  respond = serve(listCsv([{ id: 1, seats: '42' }]))
  expect(inEnglish((await dueRun(id)).runs.slice(0, 2))).toMatchObject([
    { state: 'waiting' },
    { state: 'discarded', problem: 'A newer file came.' },
  ])
  // Pressed on a page that still shows the older file.
  expect(await refusalOf(actOnSource(alex, id, { action: 'apply', uploadId }, now))).toContain('already changed')
  expect(await db().provider.count()).toBe(0)
})

describe('a file that cannot be fetched', () => {
  const cut = gzipSync(listCsv()).subarray(0, 200)
  const never: RequestListener = () => undefined
  const stalls: RequestListener = (_, response) => void response.writeHead(200).write(HEADER)
  const truncated: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': '9000' }).write(listCsv())
    setImmediate(() => response.socket?.end())
  }
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    response.writeHead(200)
    more()
  }
  const redirect =
    (location: string): RequestListener =>
    (_, response) =>
      response.writeHead(302, { location }).end()
  const small = { maxBytes: 50_000 }

  test.each<[string, RequestListener, string, Partial<FetchLimits>]>([
    ['is not answered', never, FETCH_MESSAGES.slow, { idleMs: 100 }],
    ['stalls', stalls, FETCH_MESSAGES.slow, { idleMs: 100 }],
    ['never ends in time', stalls, FETCH_MESSAGES.slow, { wholeMs: 300 }],
    ['breaks off', truncated, FETCH_MESSAGES.broken, {}],
    ['is half a gzip file', serve(cut), 'list.csv is cut off or damaged, so we can’t unpack all of it.', {}],
    ['is a web page', serve('<!doctype html>'), 'list.csv is a web page, not a list: download the file itself.', {}],
    ['is empty', serve(''), FETCH_MESSAGES.empty, {}],
    ['is an error', (_, response) => response.writeHead(500).end('sorry'), FETCH_MESSAGES.status(500), {}],
    ['is 100 times too large', serve('x'.repeat(5_000_000)), FETCH_MESSAGES.tooLarge, small],
    ['says how large it is', serve('', { 'content-length': '5000000' }), FETCH_MESSAGES.tooLarge, small],
    ['never ends', endless, FETCH_MESSAGES.tooLarge, small],
    ['is in a private network', redirect('https://10.0.0.1/list.csv'), FETCH_MESSAGES.closed, {}],
    ['is of the cloud', redirect('http://169.254.169.254/latest/meta-data'), FETCH_MESSAGES.closed, {}],
    ['is a local file', redirect('file:///etc/passwd'), FETCH_MESSAGES.address, {}],
    ['is sent around', redirect('/list.csv'), FETCH_MESSAGES.away, {}],
  ])('because it %s leaves nothing and says so in a sentence', async (_, answer, problem, limits) => {
    respond = answer
    const id = await addSource()
    const { runs } = await dueRun(id, limits)
    expect(inEnglish(runs)).toMatchObject([{ state: 'failed', problem: inEnglish(problem) }])
    expect([await db().provider.count(), await db().importBatch.count()]).toEqual([0, 0])
    const kept = runs[0]?.upload ? 1 : 0
    expect(await db().storedFile.count()).toBe(kept)
    server.closeAllConnections()
  })

  test.each([
    ['localhost', FETCH_MESSAGES.closed],
    ['127.0.0.1', FETCH_MESSAGES.closed],
    ['[::ffff:127.0.0.1]', FETCH_MESSAGES.closed],
  ])('because %s is this machine itself', async (host, problem) => {
    const id = await addSource({ address: `https://${host}/list.csv` })
    const reach = { isOpen: isPublicAddress, isOpenPort: (port: string) => port === '', isTlsOnly: true }
    expect((await dueRun(id, { reach })).runs).toMatchObject([{ state: 'failed', problem }])
    expect(requests).toEqual([])
  })

  test('is tried again later, each time a little later, and one notification is enough', async () => {
    respond = serve('<!doctype html>')
    const id = await addSource()
    const first = await dueRun(id)
    const minutes = (to: Date | null) => ((to?.getTime() ?? 0) - now.getTime()) / 60_000
    expect(minutes(first.nextRunAt)).toBe(15)
    now = new Date(now.getTime() + 15 * 60_000)
    setClock(now)
    await startDueRuns(now)
    expect(minutes((await runJobs(id)).nextRunAt)).toBe(60)
    expect(await sourceNotifications()).toMatchObject([{ facts: { outcome: 'failed', source: 'A list, every day' } }])
    respond = serve(listCsv())
    const done = await dueRun(id)
    expect(done).toMatchObject({
      failures: 0,
      newest: { state: 'applied' },
      nextRunAt: new Date('2026-11-21T09:00:00Z'),
    })
    respond = serve('<!doctype html>')
    await dueRun(id)
    expect(await sourceNotifications()).toHaveLength(2)
  })
})

test('an interrupted fetch is continued by the next attempt, and one that lost its job has failed', async () => {
  respond = serve(listCsv())
  const id = await addSource()
  nextDay()
  await startDueRuns(now)
  const run = await db().importSourceRun.findFirstOrThrow()
  await expect(fetchForRun(run.id, AbortSignal.abort())).rejects.toThrow()
  expect(await refusalOf(actOnSource(alex, id, { action: 'run' }, now))).toContain('at work right now')
  expect(await refusalOf(deleteSource(alex, id, now))).toContain('at work right now')
  // It is due only once, however often the clock is looked at.
  await startDueRuns(now)
  expect(await statesOf(id)).toEqual(['fetching'])
  await db().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`
  expect(inEnglish((await findSource(id)).runs)).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('every try') },
  ])
  expect((await act(id, 'run')).newest?.state).toBe('applied')
})

test.each(['fetching', 'checking'])('a run that ends while it is looked at, %s, has not failed', async (stage) => {
  respond = serve(listCsv())
  const id = await addSource()
  nextDay()
  await startDueRuns(now)
  const { id: runId } = await db().importSourceRun.findFirstOrThrow()
  if (stage === 'checking') await fetchForRun(runId)
  const runs = db().importSourceRun
  const read = runs.findMany.bind(runs)
  const reading = jest.spyOn(runs, 'findMany').mockImplementationOnce((async (args: Parameters<typeof read>[0]) => {
    const found = await read(args)
    await runJobs(id)
    await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
    return found
  }) as never)
  const [run] = (await findSource(id)).runs
  reading.mockRestore()
  expect(run).toMatchObject({ state: stage, problem: null })
  expect(await statesOf(id)).toEqual(['applied'])
})

test('a source reads the newest file of a folder, but nothing outside of the configured one', async () => {
  await writeFile(path.join(folder, 'old.csv'), 'x')
  await utimes(path.join(folder, 'old.csv'), START, new Date(START.getTime() - DAY_MS))
  await writeFile(path.join(folder, 'new.csv'), listCsv())
  await utimes(path.join(folder, 'new.csv'), START, START)
  await symlink('/etc', path.join(folder, 'etc'))
  const id = await addSource({ place: 'folder', address: '.' })
  const done = await dueRun(id)
  expect(done.newest).toMatchObject({ state: 'applied', upload: { fileName: 'new.csv', asOf: new Date('2026-11-18') } })
  expect((await dueRun(id)).runs[0]?.state).toBe('unchanged')
  for (const address of ['/etc/passwd', '../list.csv', 'a/../../b', ''])
    expect(await refusalOf(addSource({ name: address, place: 'folder', address }))).toContain('path below')
  for (const address of ['etc/passwd', 'none.csv', 'etc']) {
    const other = await addSource({ name: address, place: 'folder', address })
    expect((await dueRun(other)).runs).toMatchObject([{ state: 'failed', problem: FETCH_MESSAGES.noFile }])
  }
})

test('an uploaded file goes through the limits of its source', async () => {
  const id = await addSource({ place: 'upload', address: '', maxNew: 39 })
  const store = (who: SignedInActor) =>
    storeUpload(who, { kind: 'providers', name: 'a.csv' }, Buffer.from(listCsv()), now)
  expect(await refusalOf(actOnSource(alex, id, { action: 'run' }, now))).toContain('Please upload')
  expect(await findSource(id)).toMatchObject({ schedule: 'by_hand', nextRunAt: null })
  const foreign = await store(await createActor('admin'))
  expect(await refusalOf(actOnSource(alex, id, { action: 'run', uploadId: foreign }, now))).toContain('find this file')
  const uploadId = await store(alex)
  await actOnSource(alex, id, { action: 'run', uploadId }, now)
  await runUpload(uploadId)
  expect((await findSource(id)).newest).toMatchObject({
    state: 'waiting',
    passed: [{ code: 'new', count: 40 }],
  })
  expect(await findUpload(uploadId)).toMatchObject({ source: { id }, may: { import: true } })
  await actOnSource(alex, id, { action: 'apply' }, now)
  await runUpload(uploadId)
  expect(await statesOf(id)).toEqual(['applied'])
  expect(await refusalOf(actOnSource(alex, id, { action: 'run', uploadId }, now))).toContain('find this file')
})

test('a parent who saved a provider hears that its license changed, and not that it is stated again', async () => {
  respond = serve(listCsv())
  const id = await addSource()
  await dueRun(id)
  const [pat, house] = [await createActor('caregiver'), await provider('Lantern House 7')]
  await db().favorite.create({ data: { userId: pat.id, providerId: house.id, createdAt: now } })
  await sendDueAlerts(now)
  const alerts = async () => {
    nextDay()
    await sendDueAlerts(now)
    return db().notification.findMany({ where: { userId: pat.id, kind: 'favorite-records' } })
  }
  respond = serve(listCsv([{ id: 8, status: 'Revoked' }]))
  await dueRun(id)
  expect(await alerts()).toEqual([])
  respond = serve(listCsv([7, 8].map((id) => ({ id, status: 'Revoked' }))))
  await dueRun(id)
  expect(await db().providerLicense.findFirst({ where: { providerId: house.id } })).toMatchObject({ status: 'revoked' })
  expect(await alerts()).toMatchObject([{ facts: { provider: 'Lantern House 7', providers: 1 } }])
  expect(await alerts()).toHaveLength(1)
})

test('licenses come from a source with a mapping of their own', async () => {
  respond = serve(listCsv())
  await dueRun(await addSource())
  const license = { number: 'License', status: { column: 'Status', words: { Open: 'active', Revoked: 'revoked' } } }
  const match = { licenseNumber: 'License', name: 'Name', street: 'Street', zip: 'Zip' }
  const mapping = JSON.stringify({ source: 'a-state', issuer: 'A state', asOf: '2026-05-01', match, license })
  expect(await refusalOf(addSource({ name: 'L', kind: 'license', mapping: '' }))).toContain('need a mapping')
  const id = await addSource({ name: 'Licenses', kind: 'license', mapping })
  respond = serve(listCsv([{ id: 7, status: 'Revoked' }]))
  expect((await dueRun(id)).newest).toMatchObject({ state: 'applied' })
  respond = serve(listCsv([1, 2, 3].map((id) => ({ id, status: 'Revoked' }))))
  expect((await dueRun(id)).newest).toMatchObject({
    state: 'waiting',
    passed: [{ code: 'changed', percent: 10 }],
  })
})

test('the street of a family home is in no report, notification or run', async () => {
  respond = serve(listCsv([{ id: 7, type: 'Home' }]))
  const id = await addSource({ maxChangedPercent: 0 })
  await dueRun(id)
  respond = serve(listCsv([{ id: 7, type: 'Home', street: '99 Secret Ct', phone: '407-555-0107' }]))
  const { newest } = await dueRun(id)
  expect(newest).toMatchObject({ state: 'waiting', difference: { providers: 1 } })
  expect(newest?.difference?.fields.find(({ field }) => inEnglish(field) === 'Address')).toMatchObject({
    count: 1,
    examples: [{ name: 'Lantern House 7', before: null, after: null }],
  })
  const stored = [await db().importSourceRun.findMany(), await db().notification.findMany(), await db().mail.findMany()]
  const uploads = await db().importUpload.findMany({ select: { report: true } })
  expect(JSON.stringify([newest, stored, uploads])).not.toMatch(/Secret|7 Lantern/)
})

test('an admin sees each mistake in words, and nothing is stored', async () => {
  const field = (changes: Partial<SourceInput>) =>
    addSource(changes).then(
      () => null,
      ({ fields }: { fields?: object }) => Object.keys(fields ?? {}),
    )
  expect(await field({ address: 'ftp://files.example/a' })).toEqual(['address'])
  expect(await field({ address: 'https://kim:secret@files.example/a' })).toEqual(['address'])
  expect(await field({ mapping: '{' })).toEqual(['mapping'])
  expect(await field({ mapping: '', reading: '' })).toEqual(['reading'])
  expect(await field({ mapping: '', reading: 'none' })).toEqual(['preset'])
  expect(await field({ mapping: '', reading: 'saved:none' })).toEqual(['preset'])
  expect(await field({ ownerId: (await createActor('caregiver')).id })).toEqual(['ownerId'])
  expect(await db().importSource.count()).toBe(0)
  await addSource()
  expect(await field({})).toEqual(['name'])
  const mistakes = sourceInput.safeParse({ ...inputOf({}), maxClosedPercent: '11', maxNew: 'x', schedule: 'hourly' })
  expect(mistakes.error?.issues.map(({ path }) => path.join())).toEqual(['schedule', 'maxClosedPercent', 'maxNew'])
})

test('an admin does not replace a colleague’s change to a source without knowing it', async () => {
  const id = await addSource()
  const { version } = await findSource(id)
  const changed = await saveSource(alex, id, inputOf({ hour: 7, version }), now)
  await actOnSource(alex, id, { action: 'pause' }, now)
  expect(await refusalOf(saveSource(alex, id, inputOf({ maxNew: 3, version }), now))).toContain('since you opened it')
  expect(await findSource(id)).toMatchObject({ hour: 7, maxNew: 50, version: changed.version })
  await saveSource(alex, id, inputOf({ hour: 7, maxNew: 3, version: changed.version }), now)
  await saveSource(alex, id, inputOf({ hour: 8 }), now)
  expect(await findSource(id)).toMatchObject({ hour: 8, maxNew: 50 })
})

test('a source is paused, resumed, read otherwise, and deleted with its history; what it added stays', async () => {
  await db().importMapping.create({ data: { name: 'A list', mapping: MAPPING, savedAt: now } })
  respond = serve(listCsv(), { etag: '"one"' })
  const id = await addSource({ mapping: '', reading: 'saved:A list', schedule: 'weekly', weekday: 4, hour: 4 })
  expect(await listSources()).toMatchObject([
    { id, owner: 'Alex Tester', timing: { schedule: 'weekly', weekday: 4, hour: 4 }, last: null },
  ])
  await actOnSource(alex, id, { action: 'pause' }, now)
  nextDay()
  await startDueRuns(now)
  expect(await statesOf(id)).toEqual([])
  await actOnSource(alex, id, { action: 'resume' }, now)
  expect((await findSource(id)).nextRunAt).toEqual(new Date('2026-11-26T09:00:00Z'))
  await act(id, 'run')
  // The same way of reading keeps what is known of the file, another one does not.
  const same = inputOf({ mapping: '', reading: 'saved:A list', name: 'Renamed' })
  await saveSource(alex, id, same, now)
  expect(await findSource(id)).toMatchObject({ name: 'Renamed', etag: '"one"' })
  await saveSource(alex, id, inputOf({ address: `${origin}/other.csv` }), now)
  expect(await findSource(id)).toMatchObject({ etag: null, fileSha256: null })
  await deleteSource(alex, id, now)
  expect([await db().importSourceRun.count(), await db().provider.count()]).toEqual([0, 40])
  expect(await refusalOf(findSource(id))).toContain('We can’t find this source.')
})
