import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'
import { readAddress } from '@/lib/providers/rules/read-address'
import { strengthOf } from '../rules/strength'
import type { Addition } from '../schema/addition'
import type { QueuedClaim } from '../types'
import { readAddition } from './addition'
import { EVIDENCE, evidenceOf } from './evidence'

const placeOf = ({ name, address }: Addition) => ({ name, city: readAddress(address)?.city ?? '' })

const WAITING = { status: 'pending', user: ACTIVE_PEOPLE.user } as const

/** The claims that wait for an admin, the oldest first; of these alone where `ids` are given. */
export async function findQueuedClaims(ids?: readonly number[]): Promise<QueuedClaim[]> {
  const rows = await db().providerClaim.findMany({
    where: { ...WAITING, ...(ids && { id: { in: [...ids] } }) },
    orderBy: { id: 'asc' },
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
  })
  return rows.map((row) => {
    const { id, provider, addition, user } = row
    const others = [...(provider?.people ?? []), ...(provider?.claims ?? [])].filter(
      ({ userId }) => userId !== row.userId,
    )
    return {
      id,
      provider: provider ? { name: provider.name, city: provider.city } : placeOf(readAddition(addition)),
      isAddition: provider === null,
      claimant: fullName(user),
      strength: strengthOf(evidenceOf(row)),
      isContested: others.length > 0,
    }
  })
}
