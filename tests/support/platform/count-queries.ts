import pg from 'pg'

/** The number of queries that the work sends to PostgreSQL, counted where they leave this process. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

/** The same for each of some pages, by name. */
export async function countQueriesOf(pages: Record<string, () => Promise<unknown>>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [page, loadPage] of Object.entries(pages)) counts[page] = await countQueries(loadPage)
  return counts
}
