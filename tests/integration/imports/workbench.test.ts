import { readFile } from 'node:fs/promises'
import type { SignedInActor } from '@/lib/access/types'
import { decideHeldRows } from '@/lib/imports/commands/held-rows'
import { findHeldRows } from '@/lib/imports/queries'
import { runUpload } from '@/lib/imports/uploads/commands/run-upload'
import {
  deleteOldUploads,
  deleteUpload,
  requestStep,
  setReading,
  storeUpload,
  storeUploadChunk,
} from '@/lib/imports/uploads/commands/uploads'
import { findProgress, findUpload, listUploads } from '@/lib/imports/uploads/queries'
import { uploadQuery } from '@/lib/imports/uploads/schema'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish, refusalOf } from '@/tests/support/platform/in-english'
import { centersFile } from './list-files'

testDatabase({ gazetteer: true })

const NOW = new Date('2026-11-20T15:00:00Z')
let alex: SignedInActor
beforeEach(async () => {
  alex = await createActor('admin')
})

type Rows = Parameters<typeof centersFile>[0]
const bytesOf = async (rows: Rows) => readFile(await centersFile(rows))
const upload = (bytes: Uint8Array, kind: 'providers' | 'license' = 'providers') =>
  storeUpload(alex, { kind, name: 'centers.csv' }, bytes, NOW)

/** Requests a step and runs its job. */
async function runStep(id: number, step: 'check' | 'import' | 'undo') {
  await requestStep(alex, id, { step, closesMissing: false }, NOW)
  await runUpload(id)
  return findUpload(id)
}
async function imported(rows: Rows) {
  const id = await upload(await bytesOf(rows))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  return { id, file: await runStep(id, 'import') }
}

test('a file is uploaded, previewed without writing, imported, and undone', async () => {
  const id = await upload(await bytesOf([{}, { ID: '2', ADDRESS: '2 OTTER WAY' }, { ID: '3', ZIP: 'X' }]))
  expect(await findUpload(id)).toMatchObject({ step: 'uploaded', may: { check: false, import: false, undo: false } })
  expect((await findUpload(id)).header).toContain('ADDRESS')
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  const checked = await findUpload(id)
  expect(checked).toMatchObject({ step: 'checked', batch: null, may: { import: true } })
  expect(checked.providers).toMatchObject({ isDryRun: true, rowsRead: 3, added: 2, refused: 1 })
  expect(await db().provider.count()).toBe(0)

  const done = await runStep(id, 'import')
  expect(done).toMatchObject({
    step: 'imported',
    batch: { added: 2 },
    may: { check: false, import: false, undo: true },
  })
  expect(await db().provider.count()).toBe(2)
  const undo = { removed: 2, restored: 0, restoredInPart: 0, left: [] }
  expect(await runStep(id, 'undo')).toMatchObject({ step: 'undone', may: { undo: false }, providers: null, undo })
  expect(await db().provider.count()).toBe(0)
  const log = await db().auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, actorId: true } })
  expect(log).toEqual(['import.run', 'import.undone'].map((action) => ({ action, actorId: alex.id })))
  expect(await listUploads()).toMatchObject([{ id, step: 'undone', uploader: 'Alex Tester' }])
})

test('a job that is repeated after a crash does nothing twice', async () => {
  const { id, file } = await imported([{}])
  await runUpload(id)
  expect(await db().importBatch.count()).toBe(1)
  expect(await findUpload(id)).toMatchObject({ step: 'imported', batch: { id: file.batch?.id } })
})

test('if the database goes away after a run, the next attempt invalidates the pages, and no dry run replaces the report', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  const updateMock = jest.spyOn(db().importUpload, 'updateMany')
  updateMock.mockRejectedValue(new Error('Connection terminated unexpectedly'))
  expect(await refusalOf(runStep(id, 'import'))).toContain('Connection terminated')
  updateMock.mockRestore()
  expect(fetchMock).not.toHaveBeenCalled()
  await runUpload(id)
  expect(fetchMock.mock.calls.map(([, init]) => init?.body)).toEqual([JSON.stringify({ tags: ['directory'] })])
  expect(await findUpload(id)).toMatchObject({ step: 'imported', batch: { added: 1 }, providers: null })
  fetchMock.mockRestore()
})

test('an interrupted run leaves nothing and is completed by the next attempt', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  await requestStep(alex, id, { step: 'import', closesMissing: false }, NOW)
  await expect(runUpload(id, AbortSignal.abort())).rejects.toThrow()
  expect(await findUpload(id)).toMatchObject({ step: 'importing', isRunning: true, batch: null })
  expect([await db().provider.count(), await db().importBatch.count()]).toEqual([0, 0])
  await runUpload(id)
  expect(await findUpload(id)).toMatchObject({ step: 'imported', batch: { added: 1 }, providers: { isDryRun: false } })
})

/** Uses up all attempts of the pending jobs, as if none had reached the database. */
const useUpAttempts = () => db().$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`

test('a step interrupted in every attempt has failed: it can be requested again, or the file deleted', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  await requestStep(alex, id, { step: 'import', closesMissing: false }, NOW)
  await useUpAttempts()
  const stopped = { step: 'failed', isRunning: false, problem: message('imports.uploadErrors.stopped') }
  expect(await findUpload(id)).toMatchObject({ ...stopped, may: { check: true, import: true, undo: false } })
  expect(await listUploads()).toMatchObject([{ id, step: 'failed' }])
  expect(await findProgress(id)).toMatchObject({ step: 'failed', isRunning: false })
  expect((await runStep(id, 'import')).step).toBe('imported')

  await requestStep(alex, id, { step: 'undo', closesMissing: false }, NOW)
  await useUpAttempts()
  expect(await findUpload(id)).toMatchObject({ ...stopped, may: { undo: true } })
  const jobs = () => db().$queryRaw<object[]>`SELECT FROM graphile_worker.jobs WHERE key = ${`import-upload-${id}`}`
  expect(await jobs()).toHaveLength(1)
  await deleteUpload(id)
  expect(await listUploads()).toEqual([])
  // A failed job of a deleted file needs no attention.
  expect(await jobs()).toEqual([])
})

test('a step that finishes between two queries has not failed', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  const before = await db().importUpload.findUniqueOrThrow({ where: { id } })
  await runUpload(id)
  await db().$executeRaw`DELETE FROM graphile_worker._private_jobs`
  const reading = jest.spyOn(db().importUpload, 'findUnique').mockResolvedValueOnce(before as never)
  expect(await findProgress(id)).toMatchObject({ step: 'checking', isRunning: true })
  reading.mockRestore()
  expect(await findProgress(id)).toMatchObject({ step: 'checked', isRunning: false })
})

test('changed reading options require a new check before the import, also after an interrupted check', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  await setReading(id, { preset: 'georgia-prek' }, NOW)
  await useUpAttempts()
  expect(await findUpload(id)).toMatchObject({ step: 'failed', providers: null, may: { check: true, import: false } })
  expect(await refusalOf(requestStep(alex, id, { step: 'import', closesMissing: false }, NOW))).toContain(
    'status has already changed',
  )
})

test('nothing remains of a run whose file was deleted or got another request', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  await requestStep(alex, id, { step: 'import', closesMissing: false }, NOW)
  const startedUpload = await db().importUpload.findUniqueOrThrow({ where: { id } })
  // The job's data is older than the latest request.
  const stale = { ...startedUpload, stepAt: new Date(startedUpload.stepAt.getTime() - 1) }
  const reading = jest.spyOn(db().importUpload, 'findUnique').mockResolvedValueOnce(stale as never)
  await runUpload(id)
  reading.mockRestore()
  expect(await findUpload(id)).toMatchObject({ step: 'importing', batch: null })
  expect([await db().provider.count(), await db().importBatch.count()]).toEqual([0, 0])
})

test('two admins who press at the same time start one run, and no other step can be requested meanwhile', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  expect(await refusalOf(setReading(id, { preset: 'georgia-prek' }, NOW))).toContain('right now')
  expect(await refusalOf(deleteUpload(id))).toContain('right now')
  await runUpload(id)
  const requestImport = () => requestStep(alex, id, { step: 'import', closesMissing: false }, NOW)
  const results = await Promise.allSettled([requestImport(), requestImport()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an internal error also ends the step, so that it can be requested again', async () => {
  const id = await upload(await bytesOf([{}]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  // There is no such folder to write to.
  await db().importUpload.update({ where: { id }, data: { fileName: 'nowhere/list.csv' } })
  await runUpload(id)
  expect(await findUpload(id)).toMatchObject({
    step: 'failed',
    problem: message('imports.errors.fault'),
    may: { check: true },
  })
})

test('an unreadable file reports the reason and can be read with other options', async () => {
  expect(await refusalOf(upload(new Uint8Array()))).toContain('This file is empty.')
  const id = await upload(Buffer.from('Id,Name,Zip\n1,Otter House,32801\n'))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  expect(inEnglish(await findUpload(id))).toMatchObject({
    step: 'failed',
    problem: expect.stringContaining('it has no header with'),
  })
  expect(await refusalOf(setReading(id, { preset: 'none' }, NOW))).toContain('There is no such preset.')
  expect(await refusalOf(setReading(id, { mapping: '{' }, NOW))).toContain('The mapping is no JSON')
  expect(await refusalOf(setReading(id, { mapping: '{"source":"x"}' }, NOW))).toContain('title is missing.')
  const columns = { id: 'Id', name: 'Name', zip: 'Zip' }
  const mapping = { title: 'A list', source: 'a-list', sourceName: 'A list', asOf: '2026-05-01', state: 'FL', columns }
  await setReading(id, { mapping: JSON.stringify(mapping) }, NOW)
  await runUpload(id)
  expect(await findUpload(id)).toMatchObject({ step: 'checked', providers: { rowsRead: 1 } })
  await setReading(id, { preset: 'georgia-prek' }, NOW)
  expect(await findUpload(id)).toMatchObject({ preset: 'georgia-prek', mapping: null })
})

test('a damaged spreadsheet is refused, and the message contains no path', async () => {
  const id = await upload(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)]))
  await setReading(id, { preset: 'florida-centers' }, NOW)
  await runUpload(id)
  const { problem } = await findUpload(id)
  expect(inEnglish(problem)).toBe('centers.csv is cut off or damaged, so we can’t unpack all of it.')
})

test('licenses are imported the same way, with their own mapping', async () => {
  await imported([{ NAME: 'OTTER HOUSE' }])
  const provider = await db().provider.findFirstOrThrow()
  const csv = `License,Facility,Address,Zip\nC1,${provider.name},"${provider.street}",${provider.zip}\n`
  const id = await upload(Buffer.from(csv), 'license')
  const mapping = {
    source: 'florida-dcf',
    issuer: 'Florida DCF',
    asOf: '2026-05-01',
    match: { licenseNumber: 'License', name: 'Facility', street: 'Address', zip: 'Zip' },
    license: { number: 'License' },
  }
  expect(await refusalOf(setReading(id, { preset: 'florida-centers' }, NOW))).toContain('need a mapping')
  await setReading(id, { mapping: JSON.stringify(mapping) }, NOW)
  await runUpload(id)
  expect((await findUpload(id)).records).toMatchObject({ isDryRun: true, added: 1 })
  expect(await db().providerLicense.count()).toBe(0)
  await runStep(id, 'import')
  expect(await db().providerLicense.findMany()).toMatchObject([{ number: 'C1', providerId: provider.id }])
  expect((await runStep(id, 'undo')).step).toBe('undone')
  expect(await db().providerLicense.count()).toBe(0)
})

/** A second list whose row shares only a phone with the first list's provider. */
async function heldRow(defaultKind = 'center') {
  await imported([{ NAME: 'OTTER HOUSE', TELEPHONE: '(407) 555-0100' }])
  const csv = 'Id,Name,Street,City,Zip,Phone\n7,Heron Hall,99 Elm St,Orlando,32803,407-555-0100\n'
  const id = await upload(Buffer.from(csv))
  const columns = { id: 'Id', name: 'Name', street: 'Street', city: 'City', zip: 'Zip', phone: 'Phone' }
  const mapping = { title: 'B', source: 'b-list', sourceName: 'B list', asOf: '2026-06-01', state: 'FL', columns }
  await setReading(id, { mapping: JSON.stringify({ ...mapping, defaultKind }) }, NOW)
  await runUpload(id)
  const file = await runStep(id, 'import')
  const batchId = file.batch?.id ?? 0
  const [group] = await findHeldRows(batchId, 'en')
  return { id, group }
}

test('an uncertain row is held with its candidates until an admin marks it as new', async () => {
  const { id, group } = await heldRow()
  expect(group).toMatchObject({ code: 'phone', title: 'Phone only', source: 'b-list' })
  expect(group?.rows).toMatchObject([
    { sourceId: '7', name: 'Heron Hall', candidates: [{ name: 'Otter House', percent: 50 }] },
  ])
  const decide = (decision: 'same' | 'new' | 'drop') =>
    decideHeldRows(alex, { source: 'b-list', sourceIds: ['7'], decision }, NOW)
  const results = await Promise.allSettled([decide('new'), decide('new')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db().provider.findFirst({ where: { name: 'Heron Hall' } })).toMatchObject({ phone: '(407) 555-0100' })
  expect((await findUpload(id)).batch).toMatchObject({ added: 1, leftAside: 0 })
  await runStep(id, 'undo')
  expect(await db().provider.count()).toBe(1)
})

test('a held family home is added with its street, which is not shown where the decision is made', async () => {
  const { id, group } = await heldRow('family_home')
  expect(group?.rows).toMatchObject([{ sourceId: '7', isHome: true, says: 'Orlando, FL 32803' }])
  expect(JSON.stringify(group)).not.toContain('Elm')
  await decideHeldRows(alex, { source: 'b-list', sourceIds: ['7'], decision: 'new' }, NOW)
  const home = await db().provider.findFirstOrThrow({
    where: { name: 'Heron Hall' },
    include: { privateAddress: true },
  })
  expect(home).toMatchObject({ kind: 'family_home', street: null, privateAddress: { street: '99 Elm St' } })
  expect(await db().importAsideHome.count()).toBe(0)
  await runStep(id, 'undo')
  expect(await db().provider.count()).toBe(1)
})

test('an uncertain row can be matched to a provider, and later files use that match', async () => {
  const { id, group } = await heldRow()
  const providerId = group?.rows[0]?.candidates[0]?.providerId ?? 0
  const same = { source: 'b-list', sourceIds: ['7'], decision: 'same' as const }
  expect(await refusalOf(decideHeldRows(alex, { ...same, providerId: 99_999 }, NOW))).toContain(
    'decided about these rows',
  )
  await decideHeldRows(alex, { ...same, providerId }, NOW)
  expect(await db().providerSource.findFirst({ where: { source: 'b-list' } })).toMatchObject({
    providerId,
    matchPercent: 100,
  })
  expect(await db().provider.count()).toBe(1)
  await runStep(id, 'undo')
  expect(await db().providerSource.count({ where: { source: 'b-list' } })).toBe(0)
  expect(await db().provider.findFirst()).toMatchObject({ name: 'Otter House' })
})

/** A row of a second list without types that shares only a phone with a family home, and is the same provider. */
async function mergedWithHome(columns: object, csv: string) {
  await imported([{ NAME: 'OTTER HOME', ADDRESS: '14 SECRET CT', TYPE: 'HOME BASED', TELEPHONE: '(407) 555-0100' }])
  const home = () => db().provider.findFirstOrThrow({ include: { privateAddress: true } })
  const before = await home()
  const id = await upload(Buffer.from(csv))
  const mapping = { title: 'B', source: 'b-list', sourceName: 'B list', asOf: '2026-06-01', state: 'FL', columns }
  await setReading(id, { mapping: JSON.stringify(mapping) }, NOW)
  await runUpload(id)
  await runStep(id, 'import')
  await decideHeldRows(alex, { source: 'b-list', sourceIds: ['7'], decision: 'same' }, NOW)
  expect(await db().provider.count()).toBe(1)
  return { before, after: await home() }
}

test('a row without a type that is matched to a family home by hand leaves it one, and its street private', async () => {
  const { before, after } = await mergedWithHome(
    { id: 'Id', name: 'Name', street: 'Street', city: 'City', zip: 'Zip', phone: 'Phone' },
    'Id,Name,Street,City,Zip,Phone\n7,Heron Hall,99 Elm St,Orlando,32801,407-555-0100\n',
  )
  expect(after).toMatchObject({
    name: 'Heron Hall',
    kind: 'family_home',
    street: null,
    latitude: before.latitude,
    longitude: before.longitude,
    privateAddress: { street: '99 Elm St' },
  })
})

test('a row without a street and a ZIP code that is matched by hand takes neither away', async () => {
  const { before, after } = await mergedWithHome(
    { id: 'Id', name: 'Name', city: 'City', phone: 'Phone' },
    'Id,Name,City,Phone\n7,Heron Hall,Orlando,407-555-0100\n',
  )
  expect(after).toMatchObject({
    name: 'Heron Hall',
    kind: 'family_home',
    zip: '32801',
    privateAddress: before.privateAddress,
  })
  expect(before.privateAddress).toMatchObject({ street: '14 Secret Ct' })
})

test('a file is deleted by hand or thirty days after its last step, and what it imported stays', async () => {
  const { id } = await imported([{}])
  await deleteOldUploads(new Date(Date.now() + 29 * 86_400_000))
  expect(await findUpload(id)).toMatchObject({ hasFile: true })
  await deleteOldUploads(new Date(Date.now() + 31 * 86_400_000))
  expect(await findUpload(id)).toMatchObject({ hasFile: false, may: { undo: true } })
  expect(await db().storedFile.count()).toBe(0)
  await deleteUpload(id)
  expect(await refusalOf(findUpload(id))).toContain('We can’t find this file.')
  expect(await db().provider.count()).toBe(1)
})

/** A file slightly larger than one piece, which is cut within a row and within a character. */
function longFile() {
  const filler = 'ñ'.repeat(100_000)
  const rows = Array.from(
    { length: 45 },
    (_, index) => `${index},Otter House ${index},${index + 1} Elm St,Orlando,32803,${filler}`,
  )
  const bytes = Buffer.from(`Id,Name,Street,City,Zip,Words\n${rows.join('\n')}\n`)
  return { bytes, pieces: [bytes.subarray(0, PIECE_BYTES), bytes.subarray(PIECE_BYTES)] as const }
}

test('a large file is uploaded in encrypted pieces and read as one when complete', async () => {
  const { bytes, pieces } = longFile()
  const about = { kind: 'providers', name: 'long.csv', bytes: bytes.byteLength } as const
  const id = await storeUpload(alex, about, pieces[0], NOW)
  expect(await findUpload(id)).toMatchObject({ arrivedBytes: PIECE_BYTES, bytes: bytes.byteLength })
  const columns = { id: 'Id', name: 'Name', street: 'Street', city: 'City', zip: 'Zip' }
  const text = { title: 'L', source: 'l-list', sourceName: 'L list', asOf: '2026-06-01', state: 'FL', columns }
  const mapping = JSON.stringify({ ...text, defaultKind: 'center' })
  expect(await refusalOf(setReading(id, { mapping }, NOW))).toContain('isn’t complete')
  await storeUploadChunk(alex, { id, piece: 1 }, pieces[1], NOW)
  // The response to the first attempt was lost.
  await storeUploadChunk(alex, { id, piece: 1 }, pieces[1], NOW)
  expect(await db().storedFile.count()).toBe(2)
  await setReading(id, { mapping }, NOW)
  await runUpload(id)
  expect(await findUpload(id)).toMatchObject({ step: 'checked', arrivedBytes: null, providers: { added: 45 } })
  await deleteUpload(id)
  expect(await db().storedFile.count()).toBe(0)
})

test('a piece of another admin, of a wrong size or out of order is refused; an incomplete upload is deleted after a day', async () => {
  const { bytes, pieces } = longFile()
  const about = { kind: 'providers', name: 'long.csv', bytes: bytes.byteLength } as const
  expect(await refusalOf(storeUpload(alex, about, pieces[1], NOW))).toContain('does not fit')
  const id = await storeUpload(alex, about, pieces[0], NOW)
  const send = (piece: number, part: Uint8Array, who = alex) => storeUploadChunk(who, { id, piece }, part, NOW)
  expect(await refusalOf(send(1, pieces[1], await createActor('admin')))).toContain('We can’t find this file')
  expect(await refusalOf(send(1, pieces[0]))).toContain('does not fit')
  expect(await refusalOf(send(2, pieces[1]))).toContain('got out of order')
  expect((await findUpload(id)).arrivedBytes).toBe(PIECE_BYTES)
  await deleteOldUploads(new Date(NOW.getTime() + 23 * 3_600_000))
  expect(await listUploads()).toHaveLength(1)
  await deleteOldUploads(new Date(NOW.getTime() + 25 * 3_600_000))
  expect([await listUploads(), await db().storedFile.count()]).toEqual([[], 0])
  const tooMuch = uploadQuery.safeParse({ kind: 'providers', name: 'a.csv', bytes: String(2 ** 30 + 1) })
  expect(tooMuch.error?.issues[0]?.message).toBe(message('imports.uploadErrors.tooLarge'))
})

test('a file name cannot be a path', () => {
  const nameOf = (name: string) => uploadQuery.safeParse({ kind: 'providers', name }).data?.name
  expect(nameOf('../../etc/passwd')).toBe('etc passwd')
  expect(nameOf('..')).toBeUndefined()
  expect(nameOf(`a\u0000b\ud800.csv`)).toBe('a b .csv')
})
