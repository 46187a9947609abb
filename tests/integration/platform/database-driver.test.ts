import { findActor, startSession } from '@/lib/access/commands/sessions'
import { createDatabase, db, queryDriver, setDatabase } from '@/lib/platform/database/client'
import { isDatabaseAway } from '@/lib/platform/database/unavailable'
import { Prisma } from '@/prisma/generated/client'
import { actAs } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'

describe('ask driver', () => {
  testDatabase()

  const refusal = (asked: Promise<unknown>) => asked.then(() => null).catch((error: unknown) => error)

  test('rows come as lists of their columns, whatever was given', async () => {
    const now = new Date('2026-11-18T15:00:00.250Z')
    const asked = Prisma.sql`SELECT ${3}::int + 1 AS four, ${'Ada'}::text AS name, ${null}::text AS nothing, ${true}::bool AS yes,
    ${now}::timestamptz = '2026-11-18T15:00:00.250Z' AS then`
    expect(await queryDriver(asked)).toEqual([[4, 'Ada', null, true, true]])
    expect(await queryDriver(Prisma.sql`SELECT id FROM providers`)).toEqual([])
  })

  test('a statement that is wrong is no database that is away', async () => {
    const error = await refusal(queryDriver(Prisma.sql`SELECT nonsense`))
    expect(error).toBeInstanceOf(Error)
    expect(isDatabaseAway(error)).toBe(false)
  })

  test('a database that is not there is known as such', async () => {
    const own = db()
    const nobody = createDatabase('postgresql://nobody@127.0.0.1:1/nowhere')
    setDatabase(nobody)
    expect(isDatabaseAway(await refusal(queryDriver(Prisma.sql`SELECT 1`)))).toBe(true)
    setDatabase(own)
    await nobody.$disconnect()
  })
})

describe('test database', () => {
  testDatabase()

  test.each(['caregiver', 'careprovider', 'admin'] as const)('a test can act as a %s', async (role) => {
    const actor = await actAs(role)
    expect(actor).toMatchObject({ kind: 'user', role })
    const { claims } = await startSession(db(), actor, 'A browser', new Date())
    await expect(findActor(claims, new Date())).resolves.toMatchObject({ actor })
  })

  test('each test starts without earlier users', async () => {
    await expect(db().user.count()).resolves.toBe(0)
  })
})
