import 'server-only'
import type pg from 'pg'
import { nameInSql } from '../rules/places'
import type { Sequence, Table } from '../types'

const SCHEMAS = ['public', 'graphile_worker']
/** Bookkeeping of what the tables look like: a restore makes the tables, and with them this. */
const NOT_COPIED = ['_prisma_migrations', 'migrations']

/** Our tables and the job queue's, each with the columns that can be written. */
export async function findTables(session: pg.Client): Promise<Table[]> {
  const { rows } = await session.query<Table>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind = 'r' AND nspname = ANY($1) AND relname <> ALL($2) GROUP BY 1, 2 ORDER BY 1, 2`,
    [SCHEMAS, NOT_COPIED],
  )
  return rows
}

/** Where each counter stands. Counters know no transactions: read after the tables, none is behind a row. */
export async function findSequences(session: pg.Client): Promise<Sequence[]> {
  const { rows } = await session.query<{ schema: string; name: string }>(
    `SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'S' AND nspname = ANY($1) ORDER BY 1, 2`,
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const row of rows) {
    const { rows: values } = await session.query(`SELECT last_value::text AS value, is_called FROM ${nameInSql(row)}`)
    sequences.push({ ...row, value: values[0].value, isCalled: values[0].is_called })
  }
  return sequences
}

/** Migrations that are in, oldest first; none where the database has no tables yet. */
export async function findAppliedMigrations(session: pg.Client): Promise<string[]> {
  const { rows: found } = await session.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS is_there`)
  if (!found[0].is_there) return []
  const { rows } = await session.query<{ name: string }>(
    `SELECT DISTINCT migration_name AS name FROM public._prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Names of our own tables that hold a row. Who takes jobs (job_pools) is nobody's data. */
export async function findFilledTables(session: pg.Client): Promise<string[]> {
  const tables = (await findTables(session)).filter(({ schema, name }) => schema === 'public' && name !== 'job_pools')
  const filled: string[] = []
  for (const table of tables) {
    const { rows } = await session.query(`SELECT EXISTS (SELECT FROM ${nameInSql(table)}) AS is_filled`)
    if (rows[0].is_filled) filled.push(table.name)
  }
  return filled
}

/** Every file that a row names, in one order. */
export async function findFileKeys(session: pg.Client): Promise<string[]> {
  if ((await findAppliedMigrations(session)).length === 0) return []
  const { rows } = await session.query<{ key: string }>('SELECT key FROM public.stored_files ORDER BY key')
  return rows.map(({ key }) => key)
}

export async function findVersion(session: pg.Client): Promise<string> {
  const { rows } = await session.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  return rows[0]?.version ?? ''
}
