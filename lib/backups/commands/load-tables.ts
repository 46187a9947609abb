import 'server-only'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { findTables } from '../queries/tables'
import { columnsInSql, nameInSql, places, quoted } from '../rules/places'
import type { Manifest, Sequence } from '../types'

/**
 * Puts the rows of a backup in the place of whatever the tables hold, in one transaction: all of it, or nothing. Needs no superuser: the owner of the
 * tables may drop their foreign keys and make them again, which also proves that no row refers to one that is not there.
 */
export async function loadTables(session: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  await session.query('BEGIN')
  const tables = await findTables(session)
  const keys = await dropForeignKeys(session)
  // Rows come as they were: nothing is to be worked out, counted or noted by them once more.
  for (const table of tables) await session.query(`ALTER TABLE ${nameInSql(table)} DISABLE TRIGGER USER`)
  await session.query(`TRUNCATE ${tables.map(nameInSql).join(', ')}`)
  for (const table of manifest.tables) {
    const rows = session.query(copyFrom(`COPY ${nameInSql(table)} (${columnsInSql(table)}) FROM STDIN`))
    await pipeline(createReadStream(places.table(folder, table)), createGunzip(), rows)
  }
  for (const table of tables) await session.query(`ALTER TABLE ${nameInSql(table)} ENABLE TRIGGER USER`)
  for (const { table, name, definition } of keys)
    await session.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  for (const sequence of manifest.sequences) await setSequence(session, sequence)
  await session.query('COMMIT')
}

async function dropForeignKeys(session: pg.Client) {
  const { rows } = await session.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
     FROM pg_constraint JOIN pg_namespace ON pg_namespace.oid = connamespace
     WHERE contype = 'f' AND conparentid = 0 AND nspname IN ('public', 'graphile_worker')`,
  )
  for (const { table, name } of rows) await session.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`)
  return rows
}

async function setSequence(session: pg.Client, { schema, name, value, isCalled }: Sequence): Promise<void> {
  await session.query('SELECT setval($1::regclass, $2, $3)', [nameInSql({ schema, name }), value, isCalled])
}
