import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findByPublicIds } from '@/lib/favorites/queries'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findSurvivors } from '@/lib/providers/queries/survivors'

export type ReviewedProvider = { internalId: number; id: string; name: string; isClosed: boolean; isOwn: boolean }

/** What a public id, present or past, names today; `isOwn` where the actor answers for it. Throws NotFoundError. */
export async function findReviewedProvider(
  actor: SignedInActor,
  publicId: string,
  connection: Database | Transaction = db(),
): Promise<ReviewedProvider> {
  const asked = await findByPublicIds([publicId], connection)
  const [survivor] = await findSurvivors([...asked.keys()], connection)
  const row =
    survivor &&
    (await connection.provider.findUnique({
      where: { id: survivor.id },
      select: { slug: true, name: true, status: true, _count: { select: { people: { where: { userId: actor.id } } } } },
    }))
  if (!row) throw new NotFoundError('There is no such provider.')
  const { slug, name, status, _count } = row
  return { internalId: survivor.id, id: slug, name, isClosed: status === 'closed', isOwn: _count.people > 0 }
}
