import { isDatabaseAway } from '@/lib/platform/database-away'
import { askDriver, createDatabase, db, setDatabase } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { testDatabase } from '@/tests/support/database'

testDatabase()

const refusal = (asked: Promise<unknown>) => asked.then(() => null).catch((error: unknown) => error)

test('rows come as lists of their columns, whatever was given', async () => {
  const now = new Date('2026-11-18T15:00:00.250Z')
  const asked = Prisma.sql`SELECT ${3}::int + 1 AS four, ${'Ada'}::text AS name, ${null}::text AS nothing, ${true}::bool AS yes,
    ${now}::timestamptz = '2026-11-18T15:00:00.250Z' AS then`
  expect(await askDriver(asked)).toEqual([[4, 'Ada', null, true, true]])
  expect(await askDriver(Prisma.sql`SELECT id FROM providers`)).toEqual([])
})

test('a statement that is wrong is no database that is away', async () => {
  const error = await refusal(askDriver(Prisma.sql`SELECT nonsense`))
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseAway(error)).toBe(false)
})

test('a database that is not there is known as such', async () => {
  const own = db()
  const nobody = createDatabase('postgresql://nobody@127.0.0.1:1/nowhere')
  setDatabase(nobody)
  expect(isDatabaseAway(await refusal(askDriver(Prisma.sql`SELECT 1`)))).toBe(true)
  setDatabase(own)
  await nobody.$disconnect()
})
