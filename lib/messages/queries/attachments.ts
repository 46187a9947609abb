import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { readPrivateFile } from '@/lib/media/queries'
import type { PrivateFile } from '@/lib/media/types'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { sideOf } from '../policy'
import { kindOfName } from '../rules/attachment'
import type { ShownAttachment } from '../types'
import { ownInquiries } from './own'

export const ATTACHMENT = {
  id: true,
  name: true,
  width: true,
  height: true,
  file: { select: { bytes: true } },
} as const

type Row = { id: number; name: string; width: number | null; height: number | null; file: { bytes: number } }

export const shownAttachment = ({ file, ...row }: Row): ShownAttachment => ({
  ...row,
  kind: kindOfName(row.name),
  bytes: file.bytes,
})

/**
 * A file of a conversation of the actor's own; what is not sent yet, for who added it alone. Throws NotFoundError for anything else,
 * also another's.
 */
export async function findAttachedFile(actor: SignedInActor, id: number): Promise<PrivateFile & { name: string }> {
  const row =
    sideOf(actor.role) &&
    (await db().messageAttachment.findFirst({
      where: { id, inquiry: ownInquiries(actor), OR: [{ messageId: { not: null } }, { uploaderId: actor.id }] },
      select: { name: true, fileKey: true },
    }))
  const file = row && (await readPrivateFile(row.fileKey))
  if (!file) throw new NotFoundError('There is no such file.')
  return { ...file, name: row.name }
}
