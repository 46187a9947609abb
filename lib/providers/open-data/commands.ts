import 'server-only'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { deleteFiles, storeChunk } from '@/lib/media/commands/files'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { logger } from '@/lib/platform/logging/logger'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { openDataLines } from './queries'
import { OPEN_FORMATS, type OpenFormat, openHead } from './rules'

type Running = { onRows?: (rows: number) => void; signal?: AbortSignal }

/** What was written. `textBytes` and `sha256` are of the uncompressed text. */
export type WrittenData = { rows: number; textBytes: number; sha256: string }

/** The file's text in parts. `written` is complete once the last part has been read. */
function readText(format: OpenFormat, { onRows, signal }: Running) {
  const written = { rows: 0, textBytes: 0, sha256: '' }
  const hash = createHash('sha256')
  const count = (text: string) => {
    written.textBytes += Buffer.byteLength(text)
    hash.update(text)
    return text
  }
  async function* texts(): AsyncGenerator<string> {
    yield count(openHead(format))
    for await (const lines of openDataLines(format, signal)) {
      written.rows += lines.length
      yield count(lines.join(''))
      onRows?.(written.rows)
    }
    written.sha256 = hash.digest('hex')
  }
  return { written, texts: texts() }
}

/**
 * Writes the whole directory to a file, compressed if its name ends in ".gz". The file is renamed to its final name once it is complete, and a
 * failed run deletes it. Errors of the disk or the database are passed on.
 */
export async function exportDirectory(format: OpenFormat, file: string, running: Running = {}): Promise<WrittenData> {
  const part = `${file}.part`
  const { written, texts } = readText(format, running)
  try {
    const target = createWriteStream(part)
    const source = Readable.from(texts)
    if (file.endsWith('.gz')) await pipeline(source, createGzip(), target)
    else await pipeline(source, target)
    await rename(part, file)
    return written
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

const MAX_RUN_MS = 3_600_000

/**
 * Updates the files at /open-data/. A file replaces the previous one when it is complete; at most one piece of it is in memory. Only one run at
 * a time: pieces of concurrent runs would be mixed up in one file.
 */
export async function publishOpenData(now: Date, signal?: AbortSignal): Promise<void> {
  const inTurn = async (tx: Transaction) => {
    // A run, or waiting for another one, takes longer than a job's usual time-outs. This transaction only holds the lock.
    await tx.$executeRaw`SET LOCAL statement_timeout = 0`
    await tx.$executeRaw`SET LOCAL lock_timeout = 0`
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('open data'))`
    for (const { code } of OPEN_FORMATS) await publishFormat(code, now, signal)
  }
  await db().$transaction(inTurn, { timeout: MAX_RUN_MS, maxWait: 60_000 })
  await revalidateRemotely([tags.downloads()], (message) => logger.warn({ event: 'open-data.page' }, message))
}

async function publishFormat(format: OpenFormat, now: Date, signal: AbortSignal | undefined): Promise<void> {
  await discardUnfinished(format)
  const { written, texts } = readText(format, { signal })
  let bytes = 0
  for await (const piece of packedPieces(texts)) {
    bytes += piece.byteLength
    const use = (tx: Transaction, key: string) =>
      tx.openDataFile.update({ where: { format }, data: { unfinished: { push: key } }, select: { format: true } })
    await storeChunk(piece, now, use, 'data')
  }
  await db().$transaction(async (tx) => {
    const { pieces, former, unfinished } = await tx.openDataFile.findUniqueOrThrow({ where: { format } })
    // A download may still be reading the previous pieces, so they are deleted with the next update.
    await deleteFiles(tx, former)
    const files = { pieces: unfinished, former: pieces, unfinished: [] }
    await tx.openDataFile.update({ where: { format }, data: { ...written, ...files, bytes, madeAt: now } })
  })
}

/** Deletes the pieces that an interrupted run left behind. */
async function discardUnfinished(format: OpenFormat): Promise<void> {
  await db().$transaction(async (tx) => {
    const { unfinished } = await tx.openDataFile.upsert({ where: { format }, create: { format }, update: {} })
    await deleteFiles(tx, unfinished)
    await tx.openDataFile.update({ where: { format }, data: { unfinished: [] } })
  })
}

/** The text, compressed with gzip, in pieces of the size that storage uses for large files. */
async function* packedPieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip()
  const packing = pipeline(Readable.from(texts), gzip)
  // Awaited below. If reading or compressing fails before that, the loop throws the error, so this rejection is ignored.
  packing.catch(() => undefined)
  let collected: Buffer[] = []
  let size = 0
  for await (const chunk of gzip as AsyncIterable<Buffer>) {
    collected.push(chunk)
    size += chunk.byteLength
    if (size < PIECE_BYTES) continue
    const all = Buffer.concat(collected)
    yield all.subarray(0, PIECE_BYTES)
    collected = [all.subarray(PIECE_BYTES)]
    size = all.byteLength - PIECE_BYTES
  }
  await packing
  if (size > 0) yield Buffer.concat(collected)
}
