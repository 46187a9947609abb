import pg from 'pg'

/** Suffix of a database that a finished file gave back, until the next file takes it. */
const SPARE = '_spare'

/**
 * A copy of the template for this worker: the previous file's if it left it unchanged, or a new one, which costs the
 * server half a second.
 */
export async function takeDatabase(template: string) {
  const source = new URL(template).pathname.slice(1)
  const name = `${source.replace(/_template/, '_worker')}_${process.env.JEST_WORKER_ID}`
  const admin = new pg.Pool({ connectionString: urlOf(template, 'postgres'), max: 1 })
  // From a file that was interrupted.
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  const spare = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name + SPARE])
  await admin.query(
    spare.rowCount
      ? `ALTER DATABASE "${name}${SPARE}" RENAME TO "${name}"`
      : `CREATE DATABASE "${name}" TEMPLATE "${source}"`,
  )

  return {
    url: urlOf(template, name),
    /** @param isUnchanged otherwise it is dropped */
    async release(isUnchanged: boolean) {
      if (isUnchanged) {
        await admin.query(
          'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
          [name],
        )
        await admin.query(`ALTER DATABASE "${name}" RENAME TO "${name}${SPARE}"`)
      } else await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.end()
    },
  }
}

/**
 * Records the state at the start, and returns a check whether it is unchanged: no row of these tables and nothing of the schema
 * was written or deleted since.
 *
 * @param tables the quoted names of those that hold rows from the start
 */
export async function recordInitialState(tables: readonly string[], pool: pg.Pool): Promise<() => Promise<boolean>> {
  const all = [
    ...tables,
    ...['class', 'attribute', 'proc', 'trigger', 'constraint'].map((name) => `pg_catalog.pg_${name}`),
  ]
  const countSql = (since: string) =>
    all
      .map(
        (table) =>
          `SELECT count(*)::int AS rows, count(*) FILTER (WHERE xmin::text::bigint >= ${since})::int AS new FROM ${table}`,
      )
      .join(' UNION ALL ')
  const { rows } = await pool.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid')
  const since = rows[0]?.xid ?? '0'
  const before = await pool.query(countSql(since))
  return async () => {
    const after = await pool.query<{ new: number }>(countSql(since))
    return JSON.stringify(after.rows) === JSON.stringify(before.rows)
  }
}

function urlOf(address: string, database: string) {
  return Object.assign(new URL(address), { pathname: `/${database}` }).href
}
