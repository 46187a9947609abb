import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { keepPrivateFile } from '@/lib/media/commands/keep-file'
import { fittedPicture } from '@/lib/media/encoding/fitted-picture'
import { isPdf, isWholePdf } from '@/lib/media/schema/pdf'
import { KIND_BYTES, pictureKind } from '@/lib/media/schema/picture-kind'
import { UPLOAD_SENTENCES } from '@/lib/media/schema/upload'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { findOwnInquiry } from '../queries/own'
import { findRelayAddresses } from '../queries/relay'
import { findStanding } from '../queries/standing'
import {
  ATTACHING,
  attachmentName,
  MOST_ATTACHED_IN_INQUIRY,
  PICTURE_SIDE,
  ATTACHMENT_SENTENCES as SAYS,
} from '../rules/attachment'
import { STANDING_WORDS } from '../rules/standing'
import type { ShownAttachment } from '../types'

/**
 * Stores a picture or PDF for a message that the actor is about to send in a conversation of their own. What it is, its content says.
 * Throws NotFoundError, ConflictError where nothing can be sent, InvalidInputError for the file, and 429.
 */
export async function attachFile(
  actor: SignedInActor,
  inquiryId: number,
  sent: { bytes: Uint8Array; name: string },
  now: Date,
): Promise<ShownAttachment> {
  const own = await findOwnInquiry(db(), actor, inquiryId)
  const standing = await findStanding(db(), own)
  if (standing !== 'open') throw new ConflictError(STANDING_WORDS[standing])
  if ((await findRelayAddresses(db(), [own.providerId])).size > 0) throw new ConflictError(SAYS.byMail)
  if ((await db().messageAttachment.count({ where: { inquiryId } })) >= MOST_ATTACHED_IN_INQUIRY)
    throw new ConflictError(SAYS.full)
  await takeTries([{ of: ['files of', actor.id], limit: ATTACHING }], now)
  const { file, kind, ...size } = await readSent(sent.bytes)
  const name = attachmentName(sent.name, kind)
  const use = (tx: Transaction, fileKey: string) =>
    tx.messageAttachment.create({
      data: { inquiryId, uploaderId: actor.id, fileKey, name, ...size, createdAt: now },
      select: { id: true },
    })
  const { id } = await keepPrivateFile(file, actor.id, now, use)
  return { id, name, kind, bytes: file.bytes.byteLength, ...size }
}

async function readSent(bytes: Uint8Array) {
  if (bytes.byteLength === 0) throw new InvalidInputError(UPLOAD_SENTENCES.empty)
  if (isPdf(bytes)) {
    if (!isWholePdf(bytes)) throw new InvalidInputError(SAYS.brokenPdf)
    return { kind: 'pdf' as const, width: null, height: null, file: { type: 'application/pdf' as const, bytes } }
  }
  if (pictureKind(bytes.subarray(0, KIND_BYTES)) === null) throw new InvalidInputError(SAYS.notTaken)
  return { kind: 'picture' as const, ...(await fittedPicture(bytes, PICTURE_SIDE)) }
}

/** Takes back a file that the actor has not sent yet. Throws NotFoundError for any other. */
export async function detachFile(actor: SignedInActor, id: number): Promise<void> {
  const { count } = await db().messageAttachment.deleteMany({ where: { id, uploaderId: actor.id, messageId: null } })
  if (count === 0) throw new NotFoundError('There is no such file.')
}
