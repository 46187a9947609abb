import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { keepSheet } from '@/lib/media/commands/keep-file'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { mustFit } from '@/lib/platform/pieces'
import { readNames } from '../../reading/read-names'
import type { UploadInput } from '../../schema/upload'
import { lockUpload } from './lock-upload'

const NOT_NEXT = 'The pieces of this file came in another order. Please upload it again.'

/**
 * Keeps a state's file, or the first piece of one of `bytes` bytes, sealed; nothing is read into the directory yet. Answers its number.
 * Throws InvalidInputError for an empty one, and for a piece that does not fit.
 */
export async function keepUpload(
  admin: SignedInActor,
  { kind, name, bytes }: UploadInput,
  piece: Uint8Array,
  now: Date,
): Promise<number> {
  if (piece.byteLength === 0) throw new InvalidInputError('This file is empty.')
  const whole = bytes ?? piece.byteLength
  mustFit(piece, 0, whole)
  return keepSheet(piece, now, async (tx, fileKey) => {
    const { id } = await tx.importUpload.create({
      data: {
        kind,
        fileName: name,
        fileKey,
        bytes: whole,
        arrivedBytes: arrived(piece.byteLength, whole),
        header: readNames(piece),
        uploaderId: admin.id,
        uploadedAt: now,
        stepAt: now,
      },
      select: { id: true },
    })
    return id
  })
}

/**
 * Keeps a further piece; one that is here already is passed over, since its answer may have been lost. Throws NotFoundError, also for another
 * admin's file, InvalidInputError for a piece that does not fit, and ConflictError for one that is not the next.
 */
export function keepPiece(
  admin: SignedInActor,
  { id, piece }: { id: number; piece: number },
  bytes: Uint8Array,
  now: Date,
): Promise<void> {
  return keepSheet(bytes, now, async (tx, key) => {
    const upload = await lockUpload(tx, id, admin)
    if (piece <= upload.moreKeys.length) return dropFiles(tx, [key])
    if (upload.arrivedBytes === null || piece > upload.moreKeys.length + 1) throw new ConflictError(NOT_NEXT)
    mustFit(bytes, upload.arrivedBytes, upload.bytes)
    const arrivedBytes = arrived(upload.arrivedBytes + bytes.byteLength, upload.bytes)
    const data = { moreKeys: { push: key }, arrivedBytes, stepAt: now }
    await tx.importUpload.update({ where: { id }, data, select: { id: true } })
  })
}

const arrived = (here: number, whole: number) => (here === whole ? null : here)
