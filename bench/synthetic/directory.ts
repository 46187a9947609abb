import { env } from '@/lib/platform/config/env'
import type { Database, Transaction } from '@/lib/platform/database/client'
import { refreshRatings, refreshSearchDocuments } from '@/lib/providers/search-documents/commands'
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
function withoutTimeout(database: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  return database.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe('SET LOCAL statement_timeout = 0')
      await work(tx)
    },
    { timeout: TIMEOUT_MS },
  )
}

/** VACUUM cannot run in a transaction, so it uses its own connection. */
async function vacuum(): Promise<void> {
  const client = newClient(env().DATABASE_URL)
  await client.connect()
  try {
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

/**
 * Adds `parents` parents with `threads` conversations of three messages each to a directory with providers, distributed over all of them;
 * in every tenth conversation the newest message is unread. Returns the ids of one such parent and of one without conversations.
 */
export async function fillConversations(
  database: Database,
  parents: number,
  threads: number,
): Promise<{ full: number; empty: number }> {
  const person = (n: string) =>
    `'parent-' || ${n} || '@bench.test', 'Pat', 'Parent', 'caregiver'::role, 'active'::user_status`
  const statements = [
    `INSERT INTO users (email, first_name, last_name, role, status, updated_at)
     SELECT ${person('n')}, now() FROM generate_series(0, ${parents}) n`,
    `CREATE TEMP TABLE every_provider ON COMMIT DROP AS
     SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM providers WHERE status = 'open'`,
    `INSERT INTO inquiries (caregiver_id, provider_id, subject, created_at, last_message_at, answered_at)
     SELECT u.id, p.id, 'Question ' || n, now() - n * interval '1 hour', now() - n * interval '50 minutes', now() - n * interval '50 minutes'
     FROM users u CROSS JOIN generate_series(1, ${threads}) n
     -- The number of places must not come from p: then each pair would be tried.
     JOIN every_provider p ON p.place = (u.id + n) % (SELECT count(*) FROM every_provider)
     WHERE u.email LIKE 'parent-%@bench.test' AND u.email <> 'parent-0@bench.test'`,
    `INSERT INTO messages (inquiry_id, author_id, side, text, created_at, read_at)
     SELECT i.id, i.caregiver_id, CASE WHEN n = 3 THEN 'careprovider' ELSE 'caregiver' END::inquiry_side,
       repeat('A sentence of some length about days and hours. ', 4), i.created_at + n * interval '5 minutes',
       CASE WHEN n = 3 AND i.id % 10 = 0 THEN NULL ELSE i.last_message_at END
     FROM inquiries i CROSS JOIN generate_series(1, 3) n WHERE i.subject LIKE 'Question %'`,
  ]
  await database.$transaction(
    async (tx) => {
      await tx.$executeRawUnsafe('SET LOCAL statement_timeout = 0')
      for (const statement of statements) await tx.$executeRawUnsafe(statement)
    },
    { timeout: 600_000 },
  )
  await vacuum()
  const idOf = async (n: number) =>
    (await database.user.findUniqueOrThrow({ where: { email: `parent-${n}@bench.test` }, select: { id: true } })).id
  return { full: await idOf(Math.ceil(parents / 2)), empty: await idOf(0) }
}

export type Community = { parents: number; threads: number; managers: number; reviews: number }

/** Ids of the accounts to sign in. */
export type Members = { parents: number[]; managers: number[] }

/**
 * Adds users to a directory with providers: `parents` with `threads` conversations and five favorites each, `managers` with one provider
 * each, and `reviews` by those parents, distributed over all providers. A directory that has users stays unchanged.
 */
export async function fillCommunity(database: Database, community: Community): Promise<Members> {
  const { parents, threads, managers, reviews } = community
  if ((await database.user.count()) === 0) {
    await fillConversations(database, parents, threads)
    await withoutTimeout(database, async (tx) => {
      for (const statement of [
        `CREATE TEMP TABLE a_parent ON COMMIT DROP AS
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM users WHERE role = 'caregiver'`,
        `CREATE TEMP TABLE a_provider ON COMMIT DROP AS
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM providers WHERE status = 'open'`,
        `INSERT INTO users (email, first_name, last_name, role, status, updated_at)
       SELECT 'manager-' || n || '@bench.test', 'Max', 'Manager', 'careprovider', 'active', now()
       FROM generate_series(0, ${managers - 1}) n`,
        `INSERT INTO provider_people (provider_id, user_id, role, created_at)
       SELECT p.id, u.id, 'manager', now() FROM users u JOIN a_provider p ON u.email = 'manager-' || p.place || '@bench.test'`,
        `INSERT INTO favorites (user_id, provider_id, created_at)
       SELECT u.id, p.id, now() - n * interval '1 day' FROM a_parent u CROSS JOIN generate_series(1, 5) n
       JOIN a_provider p ON p.place = (u.place * 5 + n) % (SELECT count(*) FROM a_provider)`,
        // A provider's authors are consecutive, so that no parent reviews the same provider twice.
        `INSERT INTO reviews (provider_id, author_id, author_name, rating, text, status, decided_at, created_at)
       SELECT p.id, u.id, 'Pat P.', 1 + (n * 7) % 5, repeat('What a parent writes of rooms, people and days there. ', 1 + n % 8),
         'published', now() - n % 1000 * interval '1 day', now() - n % 1000 * interval '1 day'
       FROM generate_series(0, ${reviews - 1}) n
       CROSS JOIN (SELECT count(*) AS number FROM a_provider) providers
       JOIN a_provider p ON p.place = n % providers.number
       JOIN a_parent u ON u.place = (p.place * 17 + n / providers.number) % (SELECT count(*) FROM a_parent)`,
      ])
        await tx.$executeRawUnsafe(statement)
      const rated = await tx.provider.findMany({ select: { id: true } })
      await refreshRatings(
        tx,
        rated.map(({ id }) => id),
      )
    })
    await vacuum()
  }
  return { parents: await idsOf(database, 'caregiver'), managers: await idsOf(database, 'careprovider') }
}

const idsOf = async (database: Database, role: 'caregiver' | 'careprovider') =>
  (await database.user.findMany({ where: { role }, select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)

/** Adds `count` counted interactions of the last hundred days, to as many providers as that takes. */
export async function fillInteractions(database: Database, count: number): Promise<void> {
  if ((await countRows(database, 'provider_interactions')) >= count) return
  await withoutTimeout(database, async (tx) => {
    await tx.$executeRawUnsafe(
      `INSERT INTO provider_interactions (provider_id, day, type, count)
       SELECT p.id, current_date - n, 'view', 1 + (p.id + n) % 20
       FROM generate_series(0, 99) n CROSS JOIN (SELECT id FROM providers ORDER BY id LIMIT ${Math.ceil(count / 100)}) p
       LIMIT ${count}`,
    )
  })
  await vacuum()
}
