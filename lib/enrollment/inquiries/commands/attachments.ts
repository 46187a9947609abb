import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { storePrivateFile } from '@/lib/media/commands/files'
import { fittedPicture } from '@/lib/media/encoding/pictures'
import { isPdf, isWholePdf, KIND_BYTES, pictureKind, UPLOAD_MESSAGES } from '@/lib/media/schema/uploads'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { findOwnInquiry, findWritability } from '../queries/inquiries'
import { findRelayAddresses } from '../queries/relay'
import {
  ATTACHING,
  attachmentName,
  MAX_ATTACHED_IN_INQUIRY,
  ATTACHMENT_MESSAGES as MESSAGES,
  PICTURE_SIDE,
  UNSENT_MS,
  WRITABILITY_MESSAGES,
} from '../rules/conversation'
import type { ShownAttachment } from '../schema'

/**
 * Stores a picture or PDF for a message the actor is about to send in one of their conversations. The type comes from the content, not the
 * name. Throws NotFoundError, ConflictError if nothing can be sent, InvalidInputError for the file, and 429.
 */
export async function attachFile(
  actor: SignedInActor,
  inquiryId: number,
  sent: { bytes: Uint8Array; name: string },
  now: Date,
): Promise<ShownAttachment> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  const writability = await findWritability(db(), own)
  if (writability !== 'open') throw new ConflictError(WRITABILITY_MESSAGES[writability])
  if ((await findRelayAddresses(db(), [own.providerId])).size > 0) throw new ConflictError(MESSAGES.byMail)
  if ((await db().messageAttachment.count({ where: { inquiryId } })) >= MAX_ATTACHED_IN_INQUIRY)
    throw new ConflictError(MESSAGES.full)
  await takeAttempts([{ of: ['files of', actor.id], limit: ATTACHING }], now)
  const { file, kind, ...size } = await readSent(sent.bytes)
  const name = attachmentName(sent.name, kind)
  const use = (tx: Transaction, fileKey: string) =>
    tx.messageAttachment.create({
      data: { inquiryId, uploaderId: actor.id, fileKey, name, ...size, createdAt: now },
      select: { id: true },
    })
  const { id } = await storePrivateFile(file, actor.id, now, use)
  return { id, name, kind, bytes: file.bytes.byteLength, ...size }
}

async function readSent(bytes: Uint8Array) {
  if (bytes.byteLength === 0) throw new InvalidInputError(UPLOAD_MESSAGES.empty)
  if (isPdf(bytes)) {
    if (!isWholePdf(bytes)) throw new InvalidInputError(MESSAGES.brokenPdf)
    return { kind: 'pdf' as const, width: null, height: null, file: { type: 'application/pdf' as const, bytes } }
  }
  if (pictureKind(bytes.subarray(0, KIND_BYTES)) === null) throw new InvalidInputError(MESSAGES.notTaken)
  return { kind: 'picture' as const, ...(await fittedPicture(bytes, PICTURE_SIDE)) }
}

/** Removes a file the actor has not sent yet. Throws NotFoundError for any other. */
export async function detachFile(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().messageAttachment.deleteMany({ where: { id, uploaderId: actor.id, messageId: null } })
  if (count === 0) throw new NotFoundError('We can’t find this file.')
}

type Attached = { inquiryId: number; uploaderId: number; messageId: number; ids: readonly number[] }

/** Attaches a user's uploaded files to a message. Throws ConflictError if one is not theirs, or was already sent or removed. */
export async function sendAttached(tx: Transaction, { ids, messageId, ...own }: Attached): Promise<void> {
  const wanted = [...new Set(ids)]
  const { count } = await tx.messageAttachment.updateMany({
    where: { id: { in: wanted }, ...own, messageId: null },
    data: { messageId },
  })
  if (count < wanted.length) throw new ConflictError(MESSAGES.gone)
}

/** Deletes files that were uploaded but never sent. */
export async function deleteUnsent(now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNSENT_MS)
  await db().messageAttachment.deleteMany({ where: { messageId: null, createdAt: { lt: before } } })
}
