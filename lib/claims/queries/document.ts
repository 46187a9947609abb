import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { readPrivateFile } from '@/lib/media/queries'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** The document of a claim: one's own, and every one for admins. Throws NotFoundError for any other. */
export async function readClaimDocument({ id: userId, role }: SignedInActor, id: number) {
  const row = await db().providerClaim.findFirst({
    where: { id, ...(role === 'admin' ? {} : { userId }) },
    select: { documentKey: true },
  })
  const file = row?.documentKey && (await readPrivateFile(row.documentKey))
  if (!file) throw new NotFoundError('There is no such document.')
  return file
}
