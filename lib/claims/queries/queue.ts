import 'server-only'
import { db } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import { dueDay, OFFICE_ZONE } from '../rules/business-days'
import { strengthOf } from '../rules/strength'
import type { QueuedClaim } from '../types'
import { EVIDENCE, evidenceOf } from './evidence'

const PAGE = 100
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** The claims that wait for an admin, the oldest first, at most a hundred; `total` counts all of them. */
export async function findQueuedClaims(): Promise<{ claims: QueuedClaim[]; total: number }> {
  const where = { status: 'pending', user: ACTIVE_PEOPLE.user } as const
  const [rows, total] = await Promise.all([
    db().providerClaim.findMany({
      where,
      orderBy: { id: 'asc' },
      take: PAGE,
      select: {
        ...EVIDENCE,
        userId: true,
        user: { select: { firstName: true, lastName: true } },
        provider: {
          select: {
            ...EVIDENCE.provider.select,
            name: true,
            city: true,
            people: { where: { role: 'manager', user: ACTIVE_PEOPLE.user }, select: { userId: true } },
            claims: { where, select: { userId: true } },
          },
        },
      },
    }),
    db().providerClaim.count({ where }),
  ])
  const claims = rows.map((row) => {
    const { id, provider, user, createdAt } = row
    const others = [...provider.people, ...provider.claims].filter(({ userId }) => userId !== row.userId)
    const createdOn = todayIn(OFFICE_ZONE, createdAt)
    return {
      id,
      provider: { name: provider.name, city: provider.city },
      claimant: fullName(user),
      strength: strengthOf(evidenceOf(row)),
      isContested: others.length > 0,
      createdOn,
      dueOn: dueDay(createdOn),
    }
  })
  return { claims, total }
}
