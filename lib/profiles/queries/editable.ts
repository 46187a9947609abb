import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { isFrozen } from '@/lib/claims/queries/sides'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findManaged } from '@/lib/provider-people/queries/own'

const FROZEN =
  'Somebody else claims this page too. Nothing on it changes until an admin has decided whose it is; we tell you by mail.'

/**
 * The internal id of a provider whose page the actor may edit; their first one where none is named. Throws NotFoundError, ForbiddenError
 * for who may only look, and ConflictError while somebody else claims it.
 */
export async function findEditable(
  actor: SignedInActor,
  publicId: string | undefined,
  connection: Transaction | Database = db(),
): Promise<number> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile', connection)
  if (await isFrozen(internalId, connection)) throw new ConflictError(FROZEN)
  return internalId
}
