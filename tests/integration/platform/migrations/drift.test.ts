import { testDatabase } from '@/tests/support/platform/database'
import { type MigrationProject, migrationProject } from '@/tests/support/platform/migration-project'

const server = testDatabase()
let project: MigrationProject

beforeEach(async () => {
  project = await migrationProject(server.url())
  await project.writeSchema('model House {\n  id Int @id\n  name String?\n  @@map("houses")\n}\n')
})
afterEach(() => project.remove())

test('a developer drafts the first migration and applies it, and then there is nothing to draft', async () => {
  const draft = await project.migrate('--draft', 'Make houses!')
  expect(draft.output).toMatch(/^Wrote prisma\/migrations\/\d{14}_make_houses\/migration\.sql: read it/)
  expect((await project.readMigrations())[0]?.sql).toContain('CREATE TABLE "houses"')
  expect((await project.migrate()).status).toBe(0)
  expect(await project.migrate('--diff')).toEqual({ status: 0, output: 'The database matches the schema.' })
  expect(await project.migrate('--draft', 'again')).toEqual({
    status: 1,
    output: 'The migrations already match the schema: there is nothing to draft.',
  })
})

test('a draft contains only what the migrations lack, and leaves the database alone', async () => {
  await project.writeMigration('20260101000000_first', 'CREATE TABLE houses (id int PRIMARY KEY);')
  await project.migrate('--draft', 'names')
  expect((await project.readMigrations())[1]?.sql.trim()).toBe(
    '-- AlterTable\nALTER TABLE "houses" ADD COLUMN     "name" TEXT;',
  )
  expect(await project.query('SELECT FROM pg_class WHERE relname = $$houses$$')).toEqual([])
  expect(await project.query("SELECT datname FROM pg_database WHERE starts_with(datname, 'draft_')")).toEqual([])
})

test('a manual change of the database is reported with status 1', async () => {
  await project.writeMigration('20260101000000_first', 'CREATE TABLE houses (id int PRIMARY KEY, name text);')
  await project.migrate()
  await project.query('ALTER TABLE houses ADD COLUMN rooms int')
  const { status, output } = await project.migrate('--diff')
  expect(status).toBe(1)
  expect(output).toContain('DROP COLUMN "rooms"')
})

test('what the schema cannot express is no difference: constraints, expressions, functions, extensions', async () => {
  await project.writeSchema(
    'model House {\n  id Int @id\n  name String? @default(dbgenerated())\n  @@map("houses")\n}\n',
  )
  await project.writeMigration(
    '20260101000000_first',
    `CREATE EXTENSION pg_trgm;
     CREATE TABLE houses (id int PRIMARY KEY CHECK (id > 0), name text GENERATED ALWAYS AS ('house') STORED);
     CREATE INDEX houses_lower ON houses (lower(name));
     CREATE INDEX houses_some ON houses (id) WHERE name IS NULL;
     CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1';`,
  )
  await project.migrate()
  expect(await project.migrate('--diff')).toEqual({ status: 0, output: 'The database matches the schema.' })
})

test('without a database or with a wrong address, an operator gets one message', async () => {
  expect((await project.migrate('--nonsense')).output).toMatch(/^Use npm run db:migrate/)
  expect((await project.migrate('--draft', '!?')).output).toMatch(/^Name the migration after what it does/)
})
