import 'server-only'
import type { Transaction } from '@/lib/platform/db'

/**
 * Makes the people of a provider that is merged into another (internal ids, both locked) people of that one. Who is of both keeps the role
 * that may do more; of two invitations to one address the survivor's stays. Answers the accounts that came along.
 */
export async function movePeople(tx: Transaction, fromId: number, toId: number): Promise<number[]> {
  const came = await tx.providerPerson.findMany({ where: { providerId: fromId }, select: { userId: true } })
  // The roles stand in the enum in their order: the first one may do most.
  await tx.$executeRaw`
    INSERT INTO provider_people AS theirs (provider_id, user_id, role, created_at)
    SELECT ${toId}, user_id, role, created_at FROM provider_people WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, user_id) DO UPDATE SET role = LEAST(theirs.role, EXCLUDED.role)`
  await tx.providerPerson.deleteMany({ where: { providerId: fromId } })
  await tx.$executeRaw`
    DELETE FROM provider_invitations WHERE provider_id = ${fromId}
    AND email IN (SELECT email FROM provider_invitations WHERE provider_id = ${toId}
      UNION SELECT email FROM users JOIN provider_people ON user_id = id WHERE provider_id = ${toId})`
  await tx.providerInvitation.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  return came.map(({ userId }) => userId)
}
