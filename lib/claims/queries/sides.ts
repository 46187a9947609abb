import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ACTIVE_PEOPLE } from '@/lib/provider-people/queries/own'

/** Accounts (ids) that manage a provider, and those that want to. */
export type Sides = { managers: number[]; challengers: number[] }

export async function findSides(providerId: number, connection: Database | Transaction = db()): Promise<Sides> {
  const managers = await connection.providerPerson.findMany({
    where: { providerId, role: 'manager', user: ACTIVE_PEOPLE.user },
    select: { userId: true },
  })
  const pending = await connection.providerClaim.findMany({
    where: { providerId, status: 'pending', user: ACTIVE_PEOPLE.user },
    select: { userId: true },
  })
  const ids = managers.map(({ userId }) => userId)
  return { managers: ids, challengers: pending.map(({ userId }) => userId).filter((id) => !ids.includes(id)) }
}

/** Two sides want one provider: somebody claims a managed one, or two claim one that nobody manages. */
export const areContesting = ({ managers, challengers }: Sides): boolean =>
  challengers.length > (managers.length > 0 ? 0 : 1)

/** Whether what a provider's people change has to wait, because somebody else claims it (internal id). */
export async function isFrozen(providerId: number, connection: Database | Transaction = db()): Promise<boolean> {
  return areContesting(await findSides(providerId, connection))
}

/** Whether somebody manages it here (internal id): then its page invites nobody to claim it. */
export async function isClaimed(providerId: number): Promise<boolean> {
  return (await findSides(providerId)).managers.length > 0
}
