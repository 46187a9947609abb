import 'server-only'
import type { Recipient } from '@/lib/notifications/commands/notify'
import { db } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { nextDigest } from '../rules/due'
import { NEWS_KEPT_DAYS } from '../rules/limits'
import { tellPerson } from './tell'

/** So many people are read at a time. */
const AT_ONCE = 100

/** Tells everybody who is due, one after another. What fails for one is tried again at the next turn and stops nobody else. */
export async function tellEverybody(now: Date, signal?: AbortSignal): Promise<void> {
  await db().$executeRaw`
    INSERT INTO alert_readers (user_id, next_digest_at, told_batch_id)
    SELECT user_id, ${nextDigest(now)}::timestamptz, (SELECT coalesce(max(id), 0) FROM import_batches)
    FROM (SELECT user_id FROM saved_searches UNION SELECT user_id FROM favorites) reader ON CONFLICT DO NOTHING`
  for (let last = 0; ; ) {
    const people = await duePeople(last, now)
    for (const person of people) {
      if (signal?.aborted) return
      await tellPerson(person, now).catch((error: unknown) =>
        logger.error({ event: 'alerts.failed', user: person.id, error }, 'Somebody could not be told what is new.'),
      )
    }
    const end = people.at(-1)?.id
    if (end === undefined) return
    last = end
  }
}

function duePeople(after: number, now: Date): Promise<Recipient[]> {
  return db().user.findMany({
    where: {
      id: { gt: after },
      status: 'active',
      role: 'caregiver',
      alertReader: { isNot: null },
      OR: [{ alertReader: { nextDigestAt: { lte: now } } }, { savedSearches: { some: { frequency: 'immediate' } } }],
    },
    orderBy: { id: 'asc' },
    take: AT_ONCE,
    select: { id: true, email: true, firstName: true, lastName: true },
  })
}

/** Erases what was found longer ago than it is shown. */
export async function cleanUpNews(now: Date): Promise<void> {
  const before = new Date(now.getTime() - NEWS_KEPT_DAYS * 86_400_000)
  await db().searchNews.deleteMany({ where: { foundAt: { lt: before } } })
}
