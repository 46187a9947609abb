import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { dueDay, OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'
import { readAddress } from '@/lib/providers/rules/read-address'
import { strengthOf } from '../rules/strength'
import type { Addition } from '../schema/addition'
import type { QueuedClaim } from '../types'
import { readAddition } from './addition'
import { EVIDENCE, evidenceOf } from './evidence'

const PAGE = 100
const placeOf = ({ name, address }: Addition) => ({ name, city: readAddress(address)?.city ?? '' })

const WAITING = { status: 'pending', user: ACTIVE_PEOPLE.user } as const

/** How many claims wait for an admin. */
export const countQueuedClaims = (): Promise<number> => db().providerClaim.count({ where: WAITING })

/** The claims that wait for an admin, the oldest first, at most a hundred; `total` counts all of them. */
export async function findQueuedClaims(): Promise<{ claims: QueuedClaim[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().providerClaim.findMany({
      where: WAITING,
      orderBy: { id: 'asc' },
      take: PAGE,
      select: {
        ...EVIDENCE,
        userId: true,
        addition: true,
        user: { select: { firstName: true, lastName: true } },
        provider: {
          select: {
            ...EVIDENCE.provider.select,
            name: true,
            city: true,
            people: { where: { role: 'manager', user: ACTIVE_PEOPLE.user }, select: { userId: true } },
            claims: { where: WAITING, select: { userId: true } },
          },
        },
      },
    }),
    countQueuedClaims(),
  ])
  const claims = rows.map((row) => {
    const { id, provider, addition, user, createdAt } = row
    const others = [...(provider?.people ?? []), ...(provider?.claims ?? [])].filter(
      ({ userId }) => userId !== row.userId,
    )
    const createdOn = todayIn(OFFICE_ZONE, createdAt)
    return {
      id,
      provider: provider ? { name: provider.name, city: provider.city } : placeOf(readAddition(addition)),
      isAddition: provider === null,
      claimant: fullName(user),
      strength: strengthOf(evidenceOf(row)),
      isContested: others.length > 0,
      createdOn,
      dueOn: dueDay(createdOn),
    }
  })
  return { claims, total }
}
