import 'server-only'
import { db } from '@/lib/platform/db'
import { decisionClock } from '../rules/due'
import { changeSelect, toChange, toValues, valueSelect } from '../select'
import type { ChangeToDecide, WaitingChange } from '../types'

/** How many changes wait for a decision. */
export const countWaitingChanges = (): Promise<number> => db().profileChange.count({ where: { status: 'pending' } })

/** What waits for a decision, the oldest first. For admins alone. */
export async function findWaitingChanges(now: Date, limit = 200): Promise<WaitingChange[]> {
  const rows = await db().profileChange.findMany({
    where: { status: 'pending' },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { ...changeSelect, provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider, ...row }) => ({
    id: row.id,
    provider: { id: provider.slug, name: provider.name },
    fieldCount: Object.keys(toChange(row).fields).length,
    submittedAt: row.submittedAt.toISOString(),
    clock: decisionClock(row.submittedAt, now),
  }))
}

/** One change as an admin reads it; null where there is none. For admins alone. */
export async function findChangeToDecide(id: number): Promise<ChangeToDecide | null> {
  const row = await db().profileChange.findUnique({
    where: { id },
    select: {
      ...changeSelect,
      provider: { select: { slug: true, ...valueSelect } },
      submittedBy: { select: { firstName: true, lastName: true } },
    },
  })
  if (!row) return null
  const { provider, submittedBy, ...change } = row
  return {
    change: toChange(change),
    provider: { id: provider.slug, name: provider.name },
    live: toValues(provider),
    submittedBy: submittedBy && `${submittedBy.firstName} ${submittedBy.lastName}`.trim(),
  }
}
