import 'server-only'
import { withoutLimit } from '@/lib/platform/database-time.mjs'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'

const LONGEST_RUN_MS = 6 * 3_600_000
/** Any number that no other lock uses. */
const LOCK_KEY = 735_523

/**
 * One transaction for a whole run, while no other import, undo or records run writes: two at once would each add the
 * providers that the other is about to add. Throws ConflictError while another runs.
 */
export function alone<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withoutLimit(() => begin(work))
}

function begin<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db().$transaction(
    async (tx) => {
      // A batch may wait for rows that somebody edits; the product's own limits are for requests.
      await tx.$executeRaw`SET LOCAL statement_timeout = '5min'`
      await tx.$executeRaw`SET LOCAL lock_timeout = '1min'`
      const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${LOCK_KEY}) AS taken`
      if (!lock?.taken) throw new ConflictError('Another import is running: wait until it has ended.')
      return work(tx)
    },
    { timeout: LONGEST_RUN_MS, maxWait: 10_000 },
  )
}
