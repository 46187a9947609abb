import { env } from '@/lib/platform/config/env'
import type { Database, Transaction } from '@/lib/platform/database/client'
import { refreshSearchDocuments } from '@/lib/providers/search-documents/commands/documents'
import { newClient } from '@/scripts/bootstrap/postgres/server.mjs'

/** Above this size only every 20th provider gets rooms, hours and dates: the number of providers matters, not their details. */
const ALL_DETAILED = 100_000

/**
 * Fills an empty directory with `count` providers, distributed like ZIP codes: in Florida, or above 100,000 in the whole country.
 * PostgreSQL generates the values from a fixed seed. The caller refreshes the search documents.
 */
async function fillProviders(tx: Transaction, count: number): Promise<void> {
  const states = count > ALL_DETAILED ? `state NOT IN ('AK', 'HI')` : `state = 'FL'`
  const detailed = count > ALL_DETAILED ? 'p.id % 20 = 0' : 'true'
  const some = (codes: string[], share: number) =>
    `ARRAY(SELECT code FROM unnest(ARRAY['${codes.join("','")}']) code WHERE random() < ${share} AND n > 0)`
  // Seven letters as lib/providers/rules/names.ts writes them.
  const code = `translate(lpad(n::text, 7, '0'), '0123456789', '23456789bc')`
  const statements = [
    `SELECT setseed(0.7)`,
    `INSERT INTO providers (code, slug, name, kind, care_types, street, city, state, zip, county, latitude, longitude,
       location_slug, age_min_months, age_max_months, amenities, curricula, languages, programs, rating_average, review_count,
       sponsored_until, updated_at)
     SELECT ${code}, 'provider-' || ${code}, 'Provider ' || n,
       (ARRAY['center', 'center', 'family_home', 'school', 'faith'])[1 + n % 5]::provider_kind, ARRAY['daycare'],
       CASE WHEN n % 5 <> 2 THEN '1 Main St' END, z.city, z.state, z.zip, z.county,
       z.latitude + (random() - 0.5) / 10, z.longitude + (random() - 0.5) / 10, z.location_slug,
       (ARRAY[1, 12, 24])[1 + n % 3], (ARRAY[59, 71, 143])[1 + n % 3],
       ${some(['lunch_included', 'fenced_grounds', 'parent_app', 'nap_room', 'summer_camp'], 0.5)},
       ${some(['montessori', 'play_based', 'academic'], 0.3)}, ${some(['english', 'spanish'], 0.5)},
       ${some(['vpk', 'school_readiness', 'gold_seal'], 0.4)},
       CASE WHEN n % 3 > 0 THEN 3 + random() * 2 END, CASE WHEN n % 3 > 0 THEN 1 + n % 40 ELSE 0 END,
       CASE WHEN n % 60 = 0 THEN timestamptz '2027-06-01' END, now()
     FROM generate_series(1, ${count}) n
     JOIN (SELECT *, row_number() OVER (ORDER BY zip) - 1 AS place FROM zip_codes WHERE ${states}) z
       ON z.place = n % (SELECT count(*) FROM zip_codes WHERE ${states})`,
    `INSERT INTO provider_age_bands (provider_id, band, openings, tuition_weekly_cents, children_per_adult)
     SELECT p.id, band, floor(random() * 4), 15000 + floor(random() * 25000), 4 + floor(random() * 12)
     FROM providers p, unnest(enum_range(NULL::age_band)) band WHERE ${detailed} AND random() < 0.6`,
    `INSERT INTO provider_facts (provider_id, "group", source, source_name, confirmed_on)
     SELECT p.id, g, 'provider', 'The provider', date '2026-11-18' - floor(random() * 200)::int
     FROM providers p, unnest(ARRAY['openings', 'tuition', 'hours']::fact_group[]) g WHERE ${detailed}`,
    `INSERT INTO provider_hours (provider_id, weekday, opens_minute, closes_minute)
     SELECT p.id, day, 360 + 30 * (p.id % 5), 1020 + 30 * (p.id % 5) FROM providers p, generate_series(0, 4) day WHERE ${detailed}`,
    `INSERT INTO provider_licenses (provider_id, number, issuer, as_of)
     SELECT p.id, 'L' || p.id, 'Sample', date '2026-05-01' FROM providers p WHERE ${detailed}`,
    `INSERT INTO provider_photos (provider_id, path, alt, width, height, position)
     SELECT p.id, '/media/illustrations/listing-02.jpg', '', 1280, 720, 0 FROM providers p WHERE ${detailed}`,
  ]
  for (const statement of statements) await tx.$executeRawUnsafe(statement)
}

const TIMEOUT_MS = 1_800_000

/**
 * Fills an empty directory with `count` searchable providers and analyzes its tables. A directory that already has as many stays
 * unchanged.
 */
export async function fillDirectory(database: Database, count: number): Promise<void> {
  if ((await countRows(database, 'provider_search_documents')) === count) return
  if ((await countRows(database, 'providers')) !== count)
    await withoutTimeout(database, (tx) => fillProviders(tx, count))
  await withoutTimeout(database, (tx) => refreshSearchDocuments(tx, 'all'))
  await vacuum()
}

async function countRows(database: Database, table: string): Promise<number> {
  const rows = await database.$queryRawUnsafe<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]?.count ?? 0
}

/** Runs without the statement timeout of the product's connections. */
export function withoutTimeout(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  return database.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe('SET LOCAL statement_timeout = 0')
      await work(tx)
    },
    { timeout: TIMEOUT_MS },
  )
}

/** VACUUM cannot run in a transaction, so it uses its own connection. */
export async function vacuum(): Promise<void> {
  const client = newClient(env().DATABASE_URL)
  await client.connect()
  try {
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}
