import { db, type Transaction } from '@/lib/platform/database/client'
import { withoutDatabaseLimit } from '@/lib/platform/database/database-time.mjs'
import { ConflictError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import 'server-only'

/**
 * How a run is divided into transactions. One that lasts as long as the run reads, holds the temporary tables, and locks the source, so that
 * a list is imported or undone by one run at a time. It writes nothing that others see. Each batch of rows is matched and written in a
 * separate transaction; runs take turns, so each waits for one batch of another at most.
 */

const MAX_RUN_MS = 6 * 3_600_000
const MAX_BATCH_MS = 30 * 60_000
/** Any numbers that no other lock uses: of the batches, and, with a hash of its name, of each source. */
const BATCH_LOCK = 735_523
const SOURCE_LOCK = 735_524

export const BUSY = 'This list is being imported or undone right now. Please wait until it’s done.'

/** Opens the transaction of a run. Throws ConflictError while another run of the source works; `source` null needs no lock. */
export function runOnSource<Result>(
  source: string | null,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const open = async (tx: Transaction) => {
    // The usual time-outs are meant for requests. It waits for nothing but the batches of other runs.
    await tx.$executeRaw`SET LOCAL statement_timeout = '5min'`
    await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`
    if (source !== null) await lockSource(tx, source)
    return work(tx)
  }
  return withoutDatabaseLimit(() => db().$transaction(open, { timeout: MAX_RUN_MS, maxWait: 60_000 }))
}

async function lockSource(tx: Transaction, source: string): Promise<void> {
  const [lock] = await tx.$queryRaw<{ acquired: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(${SOURCE_LOCK}::int, hashtext(${source})) AS acquired`
  if (!lock?.acquired) throw new ConflictError(BUSY)
}

/**
 * Runs `work` in a separate transaction, after the batch of another run if one is being written. It must be short: other runs wait. Two at
 * once could add the same provider twice, because neither would see the other's.
 */
export function writeInTurn<Result>(work: (write: Transaction) => Promise<Result>): Promise<Result> {
  const open = async (write: Transaction) => {
    await write.$executeRaw`SET LOCAL statement_timeout = '5min'`
    await write.$executeRaw`SET LOCAL lock_timeout = '5min'`
    await write.$executeRaw`SELECT pg_advisory_xact_lock(${BATCH_LOCK})`
    await write.$executeRaw`SET LOCAL lock_timeout = '1min'`
    return work(write)
  }
  return withoutDatabaseLimit(() => db().$transaction(open, { timeout: MAX_BATCH_MS, maxWait: 60_000 }))
}

type BatchRun = { batchId: number | null }

/** Writes one batch of a run, whose record says when it last wrote. A dry run gets null and may write nothing. */
export function writeBatch(run: BatchRun, work: (write: Transaction | null) => Promise<void>): Promise<void> {
  const { batchId } = run
  if (batchId === null) return work(null)
  return writeInTurn(async (write) => {
    await work(write)
    await write.importBatch.update({ where: { id: batchId }, data: { writtenAt: now() }, select: { id: true } })
  })
}
