import { readMigrations } from '@/prisma/migration-files'
import { testDatabase } from '@/tests/support/platform/database'
import { type MigrationProject, migrationProject } from '@/tests/support/platform/migration-project'

/*
 * During a rollout the previous release uses the new tables (docs/operating.md#upgrading): it selects every column that it
 * knows and writes no other. So every column it reads has to stay, and no new constraint may refuse its writes.
 */

/** Migrations that may break it anyway, each with its reason. These are older than the first release. */
const EXPLAINED: Record<string, string[]> = {
  '20261120112251_search_facts': [
    'provider_search_documents.children_per_adult is gone',
    'provider_search_documents.week_hours is gone',
  ],
  '20261122051000_reviews': ['reviews.reviews_provider_id_author_id_key may refuse what is written'],
  '20261122110000_answers_by_mail': [
    'messages.author_id may be NULL, which nobody expects',
    'messages.messages_author_or_mail may refuse what is written',
  ],
  '20261122171000_added_providers': ['provider_claims.provider_id may be NULL, which nobody expects'],
  '20261122171100_homes_by_city': [
    'provider_private_addresses.street may be NULL, which nobody expects',
    'providers.providers_zip_of_homes may refuse what is written',
    'providers.zip may be NULL, which nobody expects',
  ],
}

const COLUMNS = `
  SELECT c.relname || '.' || a.attname AS name, c.relname AS of, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AND NOT (a.atthasdef OR a.attidentity <> '') AS needed, a.attnotnull AS never_null
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'p') AND a.attnum > 0 AND NOT a.attisdropped`

/** What may refuse a row, with the columns it involves, including those of its condition; a unique index may exist without a constraint. */
const RULES = `
  SELECT r.relname || '.' || o.conname AS name, r.relname AS of,
    ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = r.oid AND attnum = ANY (o.conkey))::text[] AS columns
  FROM pg_constraint o JOIN pg_class r ON r.oid = o.conrelid
  WHERE r.relnamespace = 'public'::regnamespace AND o.contype IN ('c', 'f', 'u', 'x')
  UNION ALL
  SELECT r.relname || '.' || i.relname, r.relname,
    ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = r.oid AND (attnum = ANY (x.indkey) OR attnum IN (
      SELECT refobjsubid FROM pg_depend WHERE objid = i.oid AND refobjid = r.oid)))::text[]
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class r ON r.oid = x.indrelid
  WHERE r.relnamespace = 'public'::regnamespace AND x.indisunique AND NOT x.indisprimary`

const LABELS = `
  SELECT t.typname || ' ' || e.enumlabel AS name FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
  WHERE t.typnamespace = 'public'::regnamespace`

type Column = { name: string; of: string; type: string; needed: boolean; never_null: boolean }
type Rule = { name: string; of: string; columns: string[] }
type Tables = { columns: Map<string, Column>; rules: Map<string, Rule>; labels: Map<string, { name: string }> }

const byName = <Row extends { name: string }>(rows: Row[]) => new Map(rows.map((row) => [row.name, row]))

async function readTables(database: MigrationProject): Promise<Tables> {
  return {
    columns: byName(await database.query<Column>(COLUMNS)),
    rules: byName(await database.query<Rule>(RULES)),
    labels: byName(await database.query<{ name: string }>(LABELS)),
  }
}

/** Error messages; none if the release that knows `before` works with `after`. */
function breaches(before: Tables, after: Tables): string[] {
  const isKnown = (table: string) => [...before.columns.values()].some((column) => column.of === table)
  const found: string[] = []
  for (const { name, type, never_null } of before.columns.values()) {
    const now = after.columns.get(name)
    if (!now) found.push(`${name} is gone`)
    else if (now.type !== type) found.push(`${name} was ${type} and is ${now.type}`)
    else if (now.never_null && !never_null) found.push(`${name} takes no NULL any more`)
    else if (never_null && !now.never_null) found.push(`${name} may be NULL, which nobody expects`)
  }
  for (const { name, of, needed } of after.columns.values())
    if (needed && isKnown(of) && !before.columns.has(name)) found.push(`${name} is new and has no default`)
  for (const { name, of, columns } of after.rules.values()) {
    const looksAtKnown = columns.every((column) => before.columns.has(`${of}.${column}`))
    if (isKnown(of) && looksAtKnown && !before.rules.has(name)) found.push(`${name} may refuse what is written`)
  }
  for (const label of before.labels.keys()) if (!after.labels.has(label)) found.push(`${label} is gone`)
  return found.sort()
}

const server = testDatabase()
let database: MigrationProject
beforeEach(async () => {
  database = await migrationProject(server.url())
})
afterEach(() => database.remove())

/** In one transaction or, where the migration says so, one statement after another. */
async function apply(sql: string): Promise<void> {
  for (const piece of sql.startsWith('-- outside a transaction') ? sql.split(/;\s*$/m) : [sql])
    await database.query(piece)
}

test('the previous release can read and write after each migration', async () => {
  const { migrationDirectories } = await readMigrations(process.cwd())
  const found: Record<string, string[]> = {}
  let before = await readTables(database)
  for (const { path, migrationFile } of migrationDirectories) {
    await apply(migrationFile.content.value)
    const after = await readTables(database)
    const broken = breaches(before, after)
    if (broken.length > 0) found[path] = broken
    before = after
  }
  expect(found).toEqual(EXPLAINED)
})

test('detects migrations that would break it', async () => {
  await apply(
    `CREATE TYPE wall AS ENUM ('brick', 'wood'); CREATE TABLE houses (id int, rooms int, walls wall, doors int NOT NULL);`,
  )
  const before = await readTables(database)
  await apply(`
    ALTER TABLE houses DROP COLUMN rooms, ALTER id TYPE bigint, ALTER walls SET NOT NULL, ALTER doors DROP NOT NULL,
      ADD owner text NOT NULL, ADD street text NOT NULL DEFAULT '', ADD city text UNIQUE, ADD CONSTRAINT positive CHECK (id > 0);
    CREATE UNIQUE INDEX doors_of_nobody ON houses (doors) WHERE city IS NULL;
    CREATE UNIQUE INDEX doors_of_each ON houses (doors) WHERE id > 7;
    CREATE TABLE gardens (id int NOT NULL UNIQUE)`)
  expect(breaches(before, await readTables(database))).toEqual([
    'houses.doors may be NULL, which nobody expects',
    'houses.doors_of_each may refuse what is written',
    'houses.id was integer and is bigint',
    'houses.owner is new and has no default',
    'houses.positive may refuse what is written',
    'houses.rooms is gone',
    'houses.walls takes no NULL any more',
  ])
})
