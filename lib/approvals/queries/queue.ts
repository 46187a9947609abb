import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { decisionClock } from '@/lib/profiles/rules/due'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'
import { APPROVAL_KINDS, QUEUE_PAGE } from '../catalogue'
import { lateBefore } from '../rules/late'
import type { QueueQuery } from '../schema'
import type { Queue, QueueCounts } from '../types'
import { describeWaiting } from './describe'
import { namesOf } from './names'
import { countWaiting, findWaiting } from './waiting'

/** What waits for admins, the longest first, with how much of each kind there is. For admins alone. */
export async function findQueue(admin: SignedInActor, query: QueueQuery, now: Date): Promise<Queue> {
  const [rows, counts] = await Promise.all([findWaiting(query, admin.id), countQueue(admin, now)])
  const [describe, names] = await Promise.all([describeWaiting(rows), namesOf(rows.map(({ takenById }) => takenById))])
  const items = rows.flatMap((row) => {
    const about = describe(row)
    // Decided while the page was made.
    if (!about) return []
    const takenBy = row.takenById === null ? null : { id: row.takenById, name: names.get(row.takenById) ?? '' }
    const clock = decisionClock(row.since, now)
    return [{ ...about, id: row.id, kind: row.kind, since: todayIn(OFFICE_ZONE, row.since), clock, takenBy }]
  })
  const total = query.kind ? counts[query.kind] : counts.all
  const pageCount = query.mine ? 1 : Math.max(1, Math.ceil(total / QUEUE_PAGE))
  return { items, counts, page: query.page, pageCount }
}

/** How much waits. */
export async function countQueue(admin: SignedInActor, now: Date): Promise<QueueCounts> {
  const rows = await countWaiting(lateBefore(now), admin.id)
  const sum = (part: 'count' | 'late' | 'mine') => rows.reduce((all, row) => all + row[part], 0)
  const each = APPROVAL_KINDS.map((kind) => [kind, rows.find((row) => row.kind === kind)?.count ?? 0])
  return { ...Object.fromEntries(each), all: sum('count'), late: sum('late'), mine: sum('mine') }
}
