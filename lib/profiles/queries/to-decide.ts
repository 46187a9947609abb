import 'server-only'
import { db } from '@/lib/platform/db'
import { PROFILE_FIELDS } from '../catalogue'
import { changeSelect, toChange, toValues, valueSelect } from '../select'
import type { ChangeToDecide, DecidedChange, WaitingChange } from '../types'

/** What waits for a decision, the oldest first; of these alone where `ids` are given. For admins alone. */
export async function findWaitingChanges(limit: number, ids?: readonly number[]): Promise<WaitingChange[]> {
  const rows = await db().profileChange.findMany({
    where: { status: 'pending', ...(ids && { id: { in: [...ids] } }) },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { ...changeSelect, provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider, ...row }) => {
    const { fields } = toChange(row)
    return {
      id: row.id,
      provider: { id: provider.slug, name: provider.name },
      fields: PROFILE_FIELDS.filter((field) => fields[field]),
      version: row.version,
    }
  })
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

/** What was decided about a provider's page (public id), the newest first, at most fifty. For admins alone. */
export async function findDecidedChanges(publicId: string): Promise<DecidedChange[]> {
  const rows = await db().profileChange.findMany({
    where: { provider: { slug: publicId }, status: 'decided' },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    take: 50,
    select: changeSelect,
  })
  return rows.map((row) => {
    const { decisions } = toChange(row)
    return {
      id: row.id,
      decidedAt: row.decidedAt ?? row.submittedAt,
      origin: row.origin,
      fields: PROFILE_FIELDS.filter((field) => decisions[field]?.accepted),
    }
  })
}
