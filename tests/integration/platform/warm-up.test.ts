import { createDatabase, db, openConnections, setDatabase } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'

const database = testDatabase()

test('a starting process opens connections for its first requests, and also starts without a database', async () => {
  const originalClient = db()
  const own = createDatabase(`${database.url()}?application_name=warm_up`)
  setDatabase(own)
  await openConnections()
  setDatabase(originalClient)
  const [open] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'warm_up'`
  expect(open?.count).toBe(4)
  await own.$disconnect()

  const nowhere = createDatabase('postgresql://nobody:x@127.0.0.1:1/nothing')
  setDatabase(nowhere)
  await expect(openConnections()).resolves.toBeUndefined()
  setDatabase(originalClient)
  await nowhere.$disconnect()
})
