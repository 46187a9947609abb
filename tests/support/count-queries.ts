import pg from 'pg'

/** What PostgreSQL is asked while something is done, counted where it leaves this process. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const asked = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return asked.mock.calls.length
  } finally {
    asked.mockRestore()
  }
}
