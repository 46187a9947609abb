import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { keepSheet } from '@/lib/media/commands/keep-file'
import { InvalidInputError } from '@/lib/platform/errors'
import type { ImportKind } from '@/prisma/generated/enums'
import { readNames } from '../../reading/read-names'

/** Keeps a state's file, sealed; nothing is read into the directory yet. Answers its number. Throws InvalidInputError for an empty one. */
export async function keepUpload(
  admin: SignedInActor,
  { kind, name }: { kind: ImportKind; name: string },
  file: Uint8Array,
  now: Date,
): Promise<number> {
  if (file.byteLength === 0) throw new InvalidInputError('This file is empty.')
  return keepSheet(file, now, async (tx, fileKey) => {
    const { id } = await tx.importUpload.create({
      data: {
        kind,
        fileName: name,
        fileKey,
        bytes: file.byteLength,
        header: readNames(file),
        uploaderId: admin.id,
        uploadedAt: now,
        stepAt: now,
      },
      select: { id: true },
    })
    return id
  })
}
