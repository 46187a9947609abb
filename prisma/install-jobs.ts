import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

const SILENT = new Logger(() => () => undefined)

/**
 * The job queue's own tables, in the schema graphile_worker. It keeps its own list of what it has applied; Prisma sees
 * neither.
 */
export async function installJobs(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 5_000,
  })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool, logger: SILENT })
  } finally {
    await pgPool.end()
  }
}
