import { readFileSync } from 'node:fs'
import { PERSONAL_TABLES, RETAINED } from '@/lib/admin/personal-data/catalogue'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { translate } from '@/tests/support/setup/translate'

testDatabase()
const tables = translate('en', 'accounts.exportTables')
const doc = readFileSync('docs/privacy.md', 'utf8')

/** Tables that refer to an account, by a foreign key or by a column's name. */
const referring = () => db().$queryRaw<{ name: string }[]>`
  SELECT DISTINCT name FROM (
    SELECT c.relname::text AS name FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
    WHERE f.contype = 'f' AND f.confrelid = 'users'::regclass
    UNION ALL
    SELECT table_name::text FROM information_schema.columns WHERE table_schema = 'public'
      AND column_name ~ '(^|_)(user|actor|subject|author|owner|person|caregiver|careprovider|admin)_id$|(^|_)by_id$'
  ) found ORDER BY name`

test('every table that refers to a person is in the catalogue', async () => {
  const known: string[] = PERSONAL_TABLES.map(({ table }) => table)
  const found = (await referring()).map(({ name }) => name)
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter((name) => !known.includes(name))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

test('the catalogue names only tables and columns that exist', async () => {
  const rows = await db().$queryRaw<{ at: string }[]>`
    SELECT table_name || '.' || column_name AS at FROM information_schema.columns WHERE table_schema = 'public'`
  const there = new Set(rows.map(({ at }) => at))
  const named = PERSONAL_TABLES.flatMap(({ table, foundBy, exported, erased }) => [
    ...foundBy.map(({ column }) => `${table}.${column}`),
    ...(exported ?? []).map((column) => `${table}.${column}`),
    ...(typeof erased === 'object' ? erased.empty : []).map((column) => `${table}.${column}`),
  ])
  expect(named.filter((at) => !there.has(at))).toEqual([])
})

test.each(PERSONAL_TABLES)(
  'docs/privacy.md describes what $table holds and what happens to it',
  ({ table, erased }) => {
    const end = erased === 'row' || erased === 'files' ? 'erased' : erased === 'kept' ? 'kept' : 'emptied'
    const line = doc.split('\n').find((text) => text.startsWith(`| \`${table}\` |`))
    expect(line).toContain(tables(table))
    expect(line).toMatch(new RegExp(`\\| ${end}\\b`))
  },
)

test('docs/privacy.md lists exactly what remains after an erasure, with the reason', () => {
  for (const [table, why] of Object.entries(RETAINED)) expect(doc).toContain(`- \`${table}\`: ${why}.`)
  const kept = PERSONAL_TABLES.filter(({ erased }) => erased === 'kept').map(({ table }) => table)
  expect(kept).toEqual(Object.keys(RETAINED))
})
