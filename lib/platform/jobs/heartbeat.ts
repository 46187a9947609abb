import 'server-only'
import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

const BEAT_MS = 10_000
/** Longer than any query may take, so that a slow database makes nobody seem dead. */
const DEAD_AFTER_SECONDS = 60

/**
 * Says every 10 seconds that this process lives, and gives back what dead ones had taken: the queue by itself waits four
 * hours. A pool that comes back from the dead finds its job done twice, which tasks must bear anyway.
 */
export function beat(
  pool: pg.Pool,
  events: WorkerEvents,
  { everyMs = BEAT_MS, deadAfterSeconds = DEAD_AFTER_SECONDS } = {},
) {
  const ids = new Set<string>()
  let last = Promise.resolve()
  const again = () => {
    last = last.then(() => beatOnce(pool, [...ids], deadAfterSeconds)).catch(() => undefined)
  }
  events.on('pool:create', ({ workerPool }) => {
    ids.add(workerPool.id)
    again()
  })
  const timer = setInterval(again, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await last
      await pool.query('DELETE FROM job_pools WHERE id = ANY($1)', [[...ids]]).catch(() => undefined)
    },
  }
}

async function beatOnce(pool: pg.Pool, ids: string[], deadAfterSeconds: number) {
  await pool.query(
    `INSERT INTO job_pools (id, seen_at) SELECT id, now() FROM unnest($1::text[]) AS id
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [ids],
  )
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs LEFT JOIN job_pools ON job_pools.id = locked_by
     WHERE locked_at < now() - make_interval(secs => $1) AND coalesce(seen_at < now() - make_interval(secs => $1), true)`,
    [deadAfterSeconds],
  )
  if (rows.length === 0) return
  const dead = rows.map(({ id }) => id)
  await pool.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead])
  await pool.query('DELETE FROM job_pools WHERE id = ANY($1)', [dead])
}
