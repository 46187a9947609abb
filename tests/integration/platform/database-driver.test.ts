import { findActor, startSession } from '@/lib/access/commands/sessions'
import { createDatabase, db, queryDriver, setDatabase } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { Prisma } from '@/prisma/generated/client'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'

describe('query driver', () => {
  testDatabase()

  const refusal = (query: Promise<unknown>) => query.then(() => null).catch((error: unknown) => error)

  test('rows are returned as lists of columns, whatever was passed in', async () => {
    const now = new Date('2026-11-18T15:00:00.250Z')
    const query = Prisma.sql`SELECT ${3}::int + 1 AS four, ${'Ada'}::text AS name, ${null}::text AS nothing, ${true}::bool AS yes,
    ${now}::timestamptz = '2026-11-18T15:00:00.250Z' AS then`
    expect(await queryDriver(query)).toEqual([[4, 'Ada', null, true, true]])
    expect(await queryDriver(Prisma.sql`SELECT id FROM providers`)).toEqual([])
  })

  test('an invalid statement is not reported as an unavailable database', async () => {
    const error = await refusal(queryDriver(Prisma.sql`SELECT nonsense`))
    expect(error).toBeInstanceOf(Error)
    expect(isDatabaseUnavailable(error)).toBe(false)
  })

  test('an unreachable database is recognized', async () => {
    const own = db()
    const nobody = createDatabase('postgresql://nobody@127.0.0.1:1/nowhere')
    setDatabase(nobody)
    expect(isDatabaseUnavailable(await refusal(queryDriver(Prisma.sql`SELECT 1`)))).toBe(true)
    setDatabase(own)
    await nobody.$disconnect()
  })
})

describe('test database', () => {
  testDatabase()

  test.each(['caregiver', 'careprovider', 'admin'] as const)('a test can act as a %s', async (role) => {
    const actor = await createActor(role)
    expect(actor).toMatchObject({ kind: 'user', role })
    const { claims } = await startSession(db(), actor, 'A browser', new Date())
    await expect(findActor(claims, new Date())).resolves.toMatchObject({ actor })
  })

  test('people of an earlier test are gone', async () => {
    await expect(db().user.count()).resolves.toBe(0)
  })
})
