import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { MigrationError, readMigrations } from './migration-files'
import { COMMITTED, type OpenEngine, openSchemaEngine } from './schema-engine'

const WAIT_FOR_OTHER_RUN_MS = 60_000
/** Any fixed number except 72707369, which the engine itself uses. */
const ADVISORY_LOCK = 20_261_120
const filters = { externalTables: [], externalEnums: [] }

type MigrationsList = Awaited<ReturnType<typeof readMigrations>>

/**
 * Applies the pending migrations of prisma/migrations, oldest first, each in one transaction, then the job queue's own. Safe to run
 * again after a failure or a crash, and by several processes at once. Returns the names of the applied migrations. `only` restricts
 * them to those of an earlier release.
 */
export async function applyMigrations(databaseUrl: string, root: string, only?: readonly string[]): Promise<string[]> {
  const migrationsList = await readMigrations(root, only)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseOtherSchema(client)
    await waitForLock(client)
    await resolveUnfinished(client)
    const open = await openSchemaEngine(databaseUrl)
    try {
      const applied = await applyPending(open, migrationsList)
      await installJobs(databaseUrl)
      return applied
    } finally {
      await open.close()
    }
  } finally {
    // Ends the session, and with it the advisory lock.
    await client.end()
  }
}

/** Migrations name no schema, and the site reads public. PostgreSQL prefers a schema with the user's name, if there is one. */
async function refuseOtherSchema(client: pg.Client) {
  const { rows } = await client.query(
    `SELECT current_schema() AS schema,
       format('ALTER ROLE %I IN DATABASE %I SET search_path = public', current_user, current_database()) AS remedy`,
  )
  const { schema, remedy } = rows[0]
  if (schema === 'public') return
  throw new MigrationError(
    `The search_path of this user leads to ${schema ? `the schema ${schema}` : 'no schema'}, and the site's tables are in public: run ${remedy}, then try again.`,
  )
}

async function applyPending(open: OpenEngine, migrationsList: MigrationsList) {
  const { editedMigrationNames } = await open.engine.diagnoseMigrationHistory({
    migrationsList,
    filters,
    optInToShadowDatabase: false,
  })
  const [edited] = editedMigrationNames
  if (edited) {
    throw new MigrationError(
      `The migration ${edited} was changed after it had been applied to this database: restore its file and put the change into a new migration (or start from an empty database).`,
    )
  }
  try {
    return (await open.engine.applyMigrations({ migrationsList, filters })).appliedMigrationNames
  } catch (error) {
    throw describeFailure(error, open.lastScriptError(), migrationsList)
  }
}

async function waitForLock(client: pg.Client) {
  const deadline = Date.now() + WAIT_FOR_OTHER_RUN_MS
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [ADVISORY_LOCK])
    if (rows[0].locked) return
    if (Date.now() > deadline) {
      throw new MigrationError(
        'Another process has been migrating this database for a minute: wait for it, then try again.',
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** A killed run or a failed migration leaves an unfinished row, and the engine refuses to continue until it is resolved. */
async function resolveUnfinished(client: pg.Client) {
  const { rows } = await client.query(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`)
  if (!rows[0].exists) return
  const unfinished = '"finished_at" IS NULL AND "rolled_back_at" IS NULL'
  await client.query(
    `UPDATE "_prisma_migrations" SET "finished_at" = now(), "applied_steps_count" = 1 WHERE ${unfinished} AND "logs" = $1`,
    [COMMITTED],
  )
  await client.query(`UPDATE "_prisma_migrations" SET "rolled_back_at" = now() WHERE ${unfinished}`)
}

function describeFailure(
  error: unknown,
  cause: pg.DatabaseError | undefined,
  { migrationDirectories }: MigrationsList,
) {
  if (!cause) return error
  const name = /migration_name="([^"]+)"/.exec(String(error))?.[1]
  const script = migrationDirectories.find(({ path }) => path === name)?.migrationFile.content.value
  const line = script && cause.position ? `, line ${script.slice(0, Number(cause.position)).split('\n').length}` : ''
  const lockHint =
    cause.code === '55P03' ? ' Something else holds a lock on that table: try again when the site is less busy.' : ''
  return new MigrationError(`The migration ${name}${line} failed and was rolled back: ${cause.message}.${lockHint}`)
}

const SILENT = new Logger(() => () => undefined)

/**
 * Migrates the job queue's own tables, in the schema graphile_worker. It tracks its migrations itself; Prisma does not see them.
 */
async function installJobs(databaseUrl: string): Promise<void> {
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
