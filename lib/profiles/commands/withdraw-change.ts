import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { findEditable } from '../queries/editable'
import { lockProfile } from './lock'
import { forgetUnusedPhotosSoon } from './unused-photos'

/** Takes the pending change back; the page stays as it is. Where none is pending, nothing happens. Throws NotFoundError and ForbiddenError. */
export async function withdrawChange(actor: SignedInActor, publicId: string | undefined, now: Date): Promise<boolean> {
  const providerId = await findEditable(actor, publicId)
  return db().$transaction(async (tx) => {
    await lockProfile(tx, providerId)
    const { count } = await tx.profileChange.updateMany({
      where: { providerId, status: 'pending' },
      data: { status: 'withdrawn', decidedAt: now },
    })
    if (count === 0) return false
    await forgetUnusedPhotosSoon(tx, providerId, now)
    await recordAudit(tx, { action: 'profile.withdrawn', at: now, actorId: actor.id, details: { providerId } })
    return true
  })
}
