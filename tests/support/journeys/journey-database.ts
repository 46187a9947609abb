import pg from 'pg'

/** Queries the database of the journeys' server. Journeys only. */
export async function queryJourneyDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.JOURNEY_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
