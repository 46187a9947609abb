import type { Database } from '@/lib/platform/database/client'
import { refreshRatings } from '@/lib/providers/search-documents/commands/documents'
import { vacuum, withoutTimeout } from './directory'

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
     SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places FROM providers WHERE status = 'open'`,
    `INSERT INTO inquiries (caregiver_id, provider_id, subject, created_at, last_message_at, answered_at)
     SELECT u.id, p.id, 'Question ' || n, now() - n * interval '1 hour', now() - n * interval '50 minutes', now() - n * interval '50 minutes'
     FROM users u CROSS JOIN generate_series(1, ${threads}) n JOIN every_provider p ON p.place = (u.id + n) % p.places
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
  await database.$executeRawUnsafe('VACUUM ANALYZE')
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
