import 'server-only'
import pg from 'pg'

const SETTINGS = [
  // A copy reads the same on every server.
  "SET client_encoding = 'UTF8'",
  "SET datestyle = 'ISO, YMD'",
  "SET timezone = 'UTC'",
  "SET bytea_output = 'hex'",
  // A large table is read from its begin, whoever else reads it: two copies of the same rows have one checksum.
  'SET synchronize_seqscans = off',
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  "SET lock_timeout = '5s'",
  "SET application_name = 'backup'",
]

/** One connection of one's own for a long transaction, and how to end it. */
export async function withSession<Result>(databaseUrl: string, work: (session: pg.Client) => Promise<Result>) {
  const session = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  session.on('error', () => undefined)
  await session.connect()
  try {
    await session.query(SETTINGS.join('; '))
    return await work(session)
  } finally {
    await session.end()
  }
}
