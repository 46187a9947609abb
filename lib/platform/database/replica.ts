import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { processWide } from '../config/process-wide.mjs'
import { logger } from '../logging/logger'
import { isOfSignedInUser, withinDatabaseTime } from './database-time.mjs'
import { isInJob } from './pools'
import { isDatabaseUnavailable } from './unavailable'

/** How often the replica is compared with the primary, in ms. What visitors read is at most two rounds old. */
const ROUND_MS = 250
const PROBE_TIMEOUT_MS = 1_000
/** The primary counts as unavailable after this many rounds without an answer. A single answer may be late on a busy machine. */
const ROUNDS_WITHOUT_PRIMARY = 2

const visitorReads = processWide('visitor-reads', () => new AsyncLocalStorage<true>())
const watches = processWide('replica-watches', () => new Set<ReplicaWatch>())

/**
 * Runs queries for what every visitor sees: a search, suggestions, a page that is generated once for all. With DATABASE_REPLICA_URL, single
 * statements go to the replica while it is up to date. Transactions, jobs and the requests of signed-in users stay on the primary.
 */
export const readForVisitors = <Result>(read: () => Result): Result => visitorReads.run(true, read)

/** Call it after a change to what visitors see: until the replica has it, they read from the primary. */
export function noteChange(): void {
  for (const watch of watches) watch.noteChange()
}

type Probe = Pick<pg.Pool, 'query'>

/**
 * Decides whether the replica may be read. Every round queries the primary's position in the write-ahead log, and whether the replica
 * has replayed the position of the round before. A replica that was promoted no longer follows the primary and is not read. While the primary
 * is unavailable, the replica is read whatever its position, since nothing newer can be written.
 */
export class ReplicaWatch {
  isUsable = false
  #changes = 0
  #position: { lsn: string; changes: number } | undefined
  #roundsWithoutPrimary = 0
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly #waiting = new Set<() => void>()

  constructor(
    private readonly primary: Probe,
    private readonly replica: Probe,
  ) {}

  /** Begins the rounds. */
  start(): void {
    watches.add(this)
    const round = () =>
      void this.check().then(() => {
        if (!this.#isStopped) this.#timer = setTimeout(round, ROUND_MS).unref()
      })
    round()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    watches.delete(this)
  }

  noteChange(): void {
    this.#changes += 1
    this.isUsable = false
  }

  /** One round. Never fails. */
  async check(): Promise<void> {
    const before = this.#position
    const changes = this.#changes
    const [primary, replica] = await Promise.allSettled([
      this.primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn'),
      this.replica.query<{ follows: boolean; has: boolean }>(
        'SELECT pg_is_in_recovery() AS follows, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS has',
        [before?.lsn ?? null],
      ),
    ])
    const lsn = primary.status === 'fulfilled' ? primary.value.rows[0]?.lsn : undefined
    const state = replica.status === 'fulfilled' ? replica.value.rows[0] : undefined
    if (lsn) {
      this.#position = { lsn, changes }
      this.#roundsWithoutPrimary = 0
      this.#set(Boolean(state?.follows && state.has && before?.changes === this.#changes))
      if (!state) for (const giveUp of this.#waiting) giveUp()
    } else {
      this.#roundsWithoutPrimary += 1
      if (this.#roundsWithoutPrimary >= ROUNDS_WITHOUT_PRIMARY) this.#set(true)
    }
  }

  /** Reads from the replica, or from the primary if the replica fails or becomes unavailable before it answers. */
  async read<Result>(fromReplica: () => Promise<Result>, fromPrimary: () => Promise<Result>): Promise<Result> {
    let giveUp = () => {}
    const unavailable = new Promise<'unavailable'>((resolve) => {
      giveUp = () => resolve('unavailable')
    })
    this.#waiting.add(giveUp)
    try {
      const result = await Promise.race([fromReplica().then((value) => ({ value })), unavailable])
      return result === 'unavailable' ? fromPrimary() : result.value
    } catch (error) {
      if (!isReplicasOwnFailure(error)) throw error
      return fromPrimary()
    } finally {
      this.#waiting.delete(giveUp)
    }
  }

  #set(isUsable: boolean): void {
    if (isUsable !== this.isUsable)
      logger.debug({ event: isUsable ? 'replica.joined' : 'replica.left' }, 'Visitors read from another server now.')
    this.isUsable = isUsable
  }
}

/** The replica is unavailable, or canceled a query because it conflicts with a change it has to replay (40001). */
function isReplicasOwnFailure(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown }
  return !(error instanceof pg.DatabaseError) || code === '40001' || isDatabaseUnavailable(error)
}

/** A pool whose single statements for visitors go to the replica while it is up to date. Ends the replica's pool with its own. */
export function withReplica(pool: pg.Pool, replica: pg.Pool, watch: ReplicaWatch): pg.Pool {
  type Query = (...args: unknown[]) => Promise<unknown>
  const [query, queryReplica] = [pool.query.bind(pool) as Query, replica.query.bind(replica) as Query]
  const end = pool.end.bind(pool)
  const isForReplica = () => watch.isUsable && visitorReads.getStore() === true && !isInJob() && !isOfSignedInUser()
  pool.query = ((...args: unknown[]) =>
    isForReplica()
      ? withinDatabaseTime(() =>
          watch.read(
            () => queryReplica(...args),
            () => query(...args),
          ),
        )
      : query(...args)) as typeof pool.query
  pool.end = (async () => {
    watch.stop()
    await Promise.all([end(), replica.end()])
  }) as typeof pool.end
  // An idle connection may break; the next read opens another.
  replica.on('error', () => undefined)
  return pool
}

/** A connection for the rounds of a ReplicaWatch. */
export function openProbe(connectionString: string): pg.Pool {
  const probe = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    application_name: 'replica-watch',
  })
  probe.on('error', () => undefined)
  return probe
}
