import type { Database } from '@/lib/platform/db'

/**
 * Adds `parents` parents with `threads` conversations of three messages each to a directory that has providers, spread over all of
 * them; in every tenth the newest message is unread. Answers the ids of one such parent and of one without any.
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
