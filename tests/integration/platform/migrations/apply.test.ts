import { testDatabase } from '@/tests/support/platform/database'
import { type MigrationProject, migrationProject } from '@/tests/support/platform/migration-project'

const server = testDatabase()
let project: MigrationProject

beforeEach(async () => {
  project = await migrationProject(server.url())
  await project.writeMigration('20260101000000_first', 'CREATE TABLE houses (id int PRIMARY KEY);\n')
})
afterEach(() => project.remove())

const tables = () => project.query("SELECT relname FROM pg_class WHERE relname IN ('houses', 'gardens') ORDER BY 1")
const history = () => project.query('SELECT migration_name, finished_at IS NOT NULL AS done FROM _prisma_migrations')

test('an operator applies new migrations, and a second run applies none', async () => {
  expect(await project.migrate()).toEqual({ status: 0, output: 'Applied 20260101000000_first.' })
  expect(await project.migrate()).toEqual({ status: 0, output: 'The database is up to date.' })
  expect(await tables()).toEqual([{ relname: 'houses' }])
})

test('two hosts that start at the same time apply each migration once', async () => {
  const ran = await Promise.all([project.migrate(), project.migrate(), project.migrate()])
  expect(ran.map(({ status }) => status)).toEqual([0, 0, 0])
  expect(ran.filter(({ output }) => output === 'Applied 20260101000000_first.')).toHaveLength(1)
  expect(await history()).toEqual([{ migration_name: '20260101000000_first', done: true }])
})

test('a failed migration leaves nothing behind, reports the line, and applies once it is corrected', async () => {
  await project.writeMigration('20260102000000_second', 'CREATE TABLE gardens (id int);\n\nSELECT sheds FROM houses;\n')
  expect(await project.migrate()).toEqual({
    status: 1,
    output: 'The migration 20260102000000_second, line 3 failed and was rolled back: column "sheds" does not exist.',
  })
  expect(await tables()).toEqual([{ relname: 'houses' }])
  await project.writeMigration('20260102000000_second', 'CREATE TABLE gardens (id int);\n')
  expect(await project.migrate()).toEqual({ status: 0, output: 'Applied 20260102000000_second.' })
  expect(await tables()).toEqual([{ relname: 'gardens' }, { relname: 'houses' }])
})

test('a run killed after the change and before its record does not repeat the change', async () => {
  await project.migrate()
  await project.query('UPDATE _prisma_migrations SET finished_at = NULL')
  expect(await project.migrate()).toEqual({ status: 0, output: 'The database is up to date.' })
  expect(await history()).toEqual([{ migration_name: '20260101000000_first', done: true }])
})

test('a run killed before the change makes it the next time', async () => {
  await project.migrate()
  await project.query('UPDATE _prisma_migrations SET finished_at = NULL, logs = NULL')
  await project.query('DROP TABLE houses')
  expect(await project.migrate()).toEqual({ status: 0, output: 'Applied 20260101000000_first.' })
  expect(await tables()).toEqual([{ relname: 'houses' }])
})

test('a migration records its commit inside its own transaction', async () => {
  await project.writeMigration(
    '20260102000000_second',
    `CREATE TABLE gardens AS SELECT 1 AS id;
     -- a comment at the very end, without a line break`,
  )
  await project.migrate()
  expect(await project.query('SELECT DISTINCT logs FROM _prisma_migrations')).toEqual([{ logs: 'committed' }])
})

test('a migration that was changed after it was applied is rejected', async () => {
  await project.migrate()
  await project.writeMigration('20260101000000_first', 'CREATE TABLE houses (id bigint PRIMARY KEY);\n')
  const { status, output } = await project.migrate()
  expect(status).toBe(1)
  expect(output).toMatch(
    /^The migration 20260101000000_first was changed after it had been applied to this database: restore/,
  )
})

test('function bodies may contain semicolons', async () => {
  await project.writeMigration(
    '20260102000000_second',
    `CREATE FUNCTION twice(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN n := n * 2; RETURN n; END $$;`,
  )
  expect((await project.migrate()).status).toBe(0)
  expect(await project.query('SELECT twice(21)')).toEqual([{ twice: 42 }])
})

test('an index can be created without blocking writers', async () => {
  const sql =
    '-- outside a transaction\nCREATE INDEX CONCURRENTLY a ON houses (id);\nCREATE INDEX CONCURRENTLY b ON houses (id);\n'
  await project.writeMigration('20260102000000_second', sql)
  expect((await project.migrate()).output).toContain('Applied 20260102000000_second.')
  expect(await project.query("SELECT count(*)::int FROM pg_indexes WHERE indexname IN ('a', 'b')")).toEqual([
    { count: 2 },
  ])
})

test('a migration waits at most 5 seconds for a locked table', async () => {
  await project.migrate()
  await project.writeMigration('20260102000000_second', 'ALTER TABLE houses ADD rooms int;\n')
  const { status, output } = await project.whileLocked('houses', () => project.migrate())
  expect(status).toBe(1)
  expect(output).toMatch(/canceling statement due to lock timeout.*try again when the site is less busy/)
})

describe('a database that cannot be migrated is explained in a sentence:', () => {
  /** Applies a setting to every further session of the project's database. */
  const set = (setting: string) =>
    project.query(`ALTER DATABASE "${new URL(project.url).pathname.slice(1)}" SET ${setting}`)

  test('it belongs to somebody else', async () => {
    await project.query('DROP ROLE IF EXISTS somebody_else')
    await project.query('CREATE ROLE somebody_else')
    await set('role = somebody_else')
    expect(await project.migrate()).toEqual({
      status: 1,
      output:
        'The user of DATABASE_URL may not create tables: it must own the database (ALTER DATABASE ... OWNER TO ...).',
    })
  })

  test.each(['empty', 'migrated'])('it is read-only and %s', async (state) => {
    if (state === 'migrated') await project.migrate()
    await set('default_transaction_read_only = on')
    expect(await project.migrate()).toEqual({
      status: 1,
      output: 'The database in DATABASE_URL is read-only: name the primary, not a replica, or allow writes again.',
    })
  })

  test('its tables would be in another schema than the one the site reads', async () => {
    await project.query('CREATE SCHEMA app')
    await set('search_path = app, public')
    const { status, output } = await project.migrate()
    expect(status).toBe(1)
    expect(output).toMatch(
      /leads to the schema app, and the site's tables are in public: run ALTER ROLE \S+ IN DATABASE/,
    )
    expect(await tables()).toEqual([])
    await set('search_path = nowhere')
    expect((await project.migrate()).output).toMatch(/leads to no schema, and the site's tables are in public/)
  })
})
