import 'server-only'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import ipaddr from 'ipaddr.js'
import { deleteFiles, storeSheet } from '@/lib/media/commands/files'
import { env } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { DomainError, InvalidInputError } from '@/lib/platform/http/errors'
import { bodyOf, isPublicAddress, openAddress, PUBLIC, type Reach } from '@/lib/platform/http/fetch-file'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { now } from '@/lib/platform/time/clock'
import type { ImportSource, Prisma } from '@/prisma/generated/client'
import { readNames } from '../../reading/inspect-file'
import { type Reading, readingOf, savedMapping, startStep } from '../../uploads/commands/uploads'
import { keysOf, MAX_UPLOAD_BYTES } from '../../uploads/rules'
import { dayOfFile, fileNameOf, mappingOfDay } from '../rules'
import { endFailed, endUnchanged, type Run } from './runs'

export const FETCH_MESSAGES = {
  address: message('imports.sourceErrors.fetchAddress'),
  closed: message('imports.sourceErrors.fetchClosed'),
  away: message('imports.sourceErrors.fetchAway'),
  broken: message('imports.sourceErrors.fetchBroken'),
  slow: message('imports.sourceErrors.fetchSlow'),
  tooLarge: message('imports.sourceErrors.fetchTooLarge'),
  status: (code: number) => message('imports.sourceErrors.fetchStatus', { code: String(code) }),
  empty: message('imports.sourceErrors.fetchEmpty'),
  noFolder: message('imports.sourceErrors.fetchNoFolder'),
  noFile: message('imports.sourceErrors.fetchNoFile'),
  fault: message('imports.sourceErrors.fetchFault'),
} as const

/** Which network addresses sources may use. */
const WEB: Reach = { ...PUBLIC, isTlsOnly: true }
const isLoopback = (ip: string) => ipaddr.process(ip).range() === 'loopback'
const WEB_AND_THIS_MACHINE: Reach = { isOpen: (ip) => isPublicAddress(ip) || isLoopback(ip), isOpenPort: () => true }

export type FetchLimits = { maxBytes: number; idleMs: number; wholeMs: number; reach?: Reach }
const LIMITS: FetchLimits = { maxBytes: MAX_UPLOAD_BYTES, idleMs: 30_000, wholeMs: 30 * 60_000 }

/**
 * The job of a run: fetches the source's file into encrypted storage, as an upload, and starts its dry run. If the file is the same as
 * before by ETag, date or SHA-256, the run ends. After a crash, the next attempt starts over.
 */
export async function fetchForRun(
  runId: number,
  signal?: AbortSignal,
  limits: Partial<FetchLimits> = {},
): Promise<void> {
  const found = await db().importSourceRun.findUnique({ where: { id: runId }, include: { source: true } })
  if (found?.state !== 'fetching') return
  const run = await withoutPartialFile(found)
  try {
    const file = await openPlace(run, signal, { ...LIMITS, ...limits })
    if (file === null) await db().$transaction((tx) => endUnchanged(tx, run, now()))
    else await storeFile(run, file)
  } catch (error) {
    // The process is shutting down or the database is unavailable: the queue retries the job.
    if (signal?.aborted || isDatabaseUnavailable(error)) throw error
    if (!(error instanceof DomainError))
      logger.error({ event: 'imports.source', sourceId: run.sourceId, err: error }, 'A source could not be fetched.')
    const problem = error instanceof DomainError ? error.message : FETCH_MESSAGES.fault
    const partial = await db().importSourceRun.findUniqueOrThrow({ where: { id: runId }, include: { source: true } })
    await withoutPartialFile(partial)
    await db().$transaction((tx) => endFailed(tx, run, problem, now()))
  }
}

async function withoutPartialFile(run: Run): Promise<Run> {
  const { uploadId } = run
  if (uploadId === null) return run
  await db().$transaction((tx) => deletePartial(tx, uploadId))
  return { ...run, uploadId: null }
}

async function deletePartial(tx: Transaction, id: number): Promise<void> {
  const upload = await tx.importUpload.findUnique({ where: { id } })
  if (!upload) return
  await tx.importUpload.delete({ where: { id }, select: { id: true } })
  await deleteFiles(tx, keysOf(upload))
}

type OpenFile = {
  name: string
  etag: string | null
  lastModified: string | null
  body: AsyncIterable<Buffer>
}

/** Null if the server says that the file is the same as before. */
function openPlace(run: Run, signal: AbortSignal | undefined, limits: FetchLimits): Promise<OpenFile | null> {
  if (run.source.place === 'folder') return openFolder(run.source.address, limits)
  return openWeb(run.source, signal, limits)
}

async function openWeb(
  { address, etag, lastModified }: ImportSource,
  signal: AbortSignal | undefined,
  { maxBytes, idleMs, wholeMs, reach = env().IMPORT_SOURCES_LOOPBACK ? WEB_AND_THIS_MACHINE : WEB }: FetchLimits,
): Promise<OpenFile | null> {
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
  const headers = { accept: '*/*', 'accept-encoding': 'identity', ...conditions }
  const until = AbortSignal.any([AbortSignal.timeout(wholeMs), ...(signal ? [signal] : [])])
  const opening = { reach, sentences: FETCH_MESSAGES, headers, idleMs, signal: until }
  const response = await openAddress(address, opening)
  if (response.statusCode === 304) {
    response.destroy()
    if (Object.keys(conditions).length === 0) throw new InvalidInputError(FETCH_MESSAGES.status(304))
    return null
  }
  return {
    name: fileNameOf(address),
    etag: response.headers.etag?.slice(0, 500) ?? null,
    lastModified: response.headers['last-modified']?.slice(0, 100) ?? null,
    body: bodyOf(response, maxBytes, FETCH_MESSAGES, until),
  }
}

/** Opens a file in the configured folder, or the newest file of a folder in it. Symbolic links must not lead out of it. */
async function openFolder(address: string, { maxBytes }: FetchLimits): Promise<OpenFile> {
  const configured = env().IMPORT_SOURCES_DIR
  if (configured === undefined) throw new InvalidInputError(FETCH_MESSAGES.noFolder)
  const absent = () => {
    throw new InvalidInputError(FETCH_MESSAGES.noFile)
  }
  const root = await realpath(configured).catch(absent)
  const place = await realpath(path.join(root, address)).catch(absent)
  const file = (await stat(place)).isDirectory() ? await newestFile(place).catch(absent) : place
  const info = await stat(file)
  if (!isInside(root, await realpath(file)) || !info.isFile()) return absent()
  if (info.size > maxBytes) throw new InvalidInputError(FETCH_MESSAGES.tooLarge)
  const lastModified = info.mtime.toUTCString()
  return { name: fileNameOf(file), etag: null, lastModified, body: createReadStream(file) }
}

const isInside = (root: string, file: string) => file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)

async function newestFile(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  const files = await Promise.all(
    names.map(async (name) => ({ name, changed: (await stat(path.join(folder, name))).mtimeMs })),
  )
  const [newest] = files.toSorted((a, b) => b.changed - a.changed || (a.name < b.name ? 1 : -1))
  return path.join(folder, newest?.name ?? '')
}

/** Stores a file of unknown length in encrypted chunks; only one is in memory at a time. */
async function storeFile(run: Run, file: OpenFile): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  let uploadId: number | null = null
  for await (const piece of inPieces(file.body)) {
    hash.update(piece)
    bytes += piece.byteLength
    uploadId = await storePiece(run, uploadId, file.name, piece)
  }
  if (uploadId === null) throw new InvalidInputError(FETCH_MESSAGES.empty)
  const { etag, lastModified } = file
  await settleFetch({ ...run, uploadId, etag, lastModified, fileSha256: hash.digest('hex') }, uploadId, bytes)
}

async function* inPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.byteLength
    while (size >= PIECE_BYTES) {
      const whole = Buffer.concat(chunks)
      yield whole.subarray(0, PIECE_BYTES)
      chunks = [whole.subarray(PIECE_BYTES)]
      size -= PIECE_BYTES
    }
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/** Stores a chunk. Until the file is complete, its upload counts as incomplete and may be deleted. */
function storePiece(run: Run, uploadId: number | null, fileName: string, piece: Buffer): Promise<number> {
  const at = now()
  return storeSheet(piece, at, async (tx, key) => {
    if (uploadId !== null) {
      const data = { moreKeys: { push: key }, arrivedBytes: { increment: piece.byteLength }, stepAt: at }
      await tx.importUpload.update({ where: { id: uploadId }, data, select: { id: true } })
      return uploadId
    }
    const size = { bytes: piece.byteLength, arrivedBytes: piece.byteLength }
    const { kind } = run.source
    const data = { kind, fileName, fileKey: key, ...size, header: readNames(piece), uploadedAt: at, stepAt: at }
    const { id } = await tx.importUpload.create({ data, select: { id: true } })
    await tx.importSourceRun.update({ where: { id: run.id }, data: { uploadId: id }, select: { id: true } })
    return id
  })
}

async function settleFetch(run: Run, uploadId: number, bytes: number): Promise<void> {
  const at = now()
  const { etag, lastModified, fileSha256 } = run
  await db().$transaction(async (tx) => {
    if (fileSha256 === run.source.fileSha256) {
      await deletePartial(tx, uploadId)
      await tx.importSourceRun.update({ where: { id: run.id }, data: { fileSha256 } })
      return endUnchanged(tx, run, at)
    }
    await tx.importUpload.update({ where: { id: uploadId }, data: { bytes, arrivedBytes: null }, select: { id: true } })
    await tx.importSourceRun.update({ where: { id: run.id }, data: { etag, lastModified, fileSha256 } })
    await startCheck(tx, { ...run, uploadId }, at)
  })
}

/** Starts the dry run of a complete file, with the source's preset or mapping and the file's date. */
export async function startCheck(tx: Transaction, run: Run & { uploadId: number }, at: Date): Promise<void> {
  const day = dayOfFile(run.lastModified, at)
  const reading = await readingOfSource(tx, run.source, day)
  const data = { ...reading, asOf: new Date(day) }
  await tx.importUpload.update({ where: { id: run.uploadId }, data, select: { id: true } })
  await tx.importSourceRun.update({ where: { id: run.id }, data: { state: 'fetched' }, select: { id: true } })
  await startStep(tx, run.uploadId, 'check', false, at)
}

async function readingOfSource(tx: Transaction, source: ImportSource, day: string): Promise<Reading> {
  const { kind, preset, mappingName, mapping } = source
  if (preset !== null) return readingOf(kind, { preset })
  const text = mappingName === null ? JSON.stringify(mapping) : (await savedMapping(tx, mappingName)).mapping
  const reading = readingOf(kind, { mapping: text })
  return { ...reading, mapping: mappingOfDay(Object(reading.mapping), day) as Prisma.InputJsonObject }
}
