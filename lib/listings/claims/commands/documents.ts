import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storePrivateFile } from '@/lib/media/commands/files'
import { openDocument } from '@/lib/media/encoding/pictures'
import { db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { DOCUMENT_DAYS, DOCUMENT_RATE } from '../rules'

const NONE = 'We can’t find this pending claim.'
const ownPending = (actor: SignedInActor, id: number) => ({ id, userId: actor.id, status: 'pending' }) as const

/** Stores an encrypted picture or PDF as evidence, replacing any other. Throws NotFoundError, InvalidInputError, TooManyRequestsError. */
export async function addDocument(actor: SignedInActor, id: number, file: Uint8Array, now: Date): Promise<void> {
  const where = ownPending(actor, id)
  if ((await db().providerClaim.count({ where })) === 0) throw new NotFoundError(NONE)
  await takeAttempts([{ of: ['document of a claim by', actor.id], limit: DOCUMENT_RATE }], now)
  const document = await openDocument(file)
  await storePrivateFile(document, actor.id, now, (tx, key) => putDocument(tx, actor, id, key))
}

/** Deletes the document, if there is one. Throws NotFoundError. */
export async function removeDocument(actor: SignedInActor, id: number): Promise<void> {
  await db().$transaction((tx) => putDocument(tx, actor, id, null))
}

async function putDocument(tx: Transaction, actor: SignedInActor, id: number, key: string | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM provider_claims WHERE id = ${id} FOR UPDATE`
  const where = ownPending(actor, id)
  const before = await tx.providerClaim.findFirst({ where, select: { documentKey: true } })
  if (!before) throw new NotFoundError(NONE)
  await tx.providerClaim.updateMany({ where, data: { documentKey: key } })
  if (before.documentKey) await deleteFiles(tx, [before.documentKey])
}

/** Deletes the documents of claims decided more than DOCUMENT_DAYS ago. */
export async function cleanUpDocuments(now: Date): Promise<void> {
  const decidedAt = { lt: new Date(now.getTime() - DOCUMENT_DAYS * 86_400_000) }
  await db().$transaction(async (tx) => {
    const where = { decidedAt, documentKey: { not: null } }
    const claims = await tx.providerClaim.findMany({ where, select: { documentKey: true } })
    await tx.providerClaim.updateMany({ where, data: { documentKey: null } })
    await deleteFiles(
      tx,
      claims.flatMap(({ documentKey }) => documentKey ?? []),
    )
  })
}
