import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { isFrozen } from '@/lib/claims/queries/sides'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { ConflictError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { mayAct } from '@/lib/provider-people/policy'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { OwnProvider } from '../types'

type Own = OwnProvider & { internalId: number; code: string }

const FROZEN =
  'Somebody else claims this page too. Nothing on it changes until an admin has decided whose it is; we tell you by mail.'

/** The providers that the actor looks after: the one place that asks who belongs to a provider. */
export async function findOwnProviders(
  actor: SignedInActor,
  connection: Database | Transaction = db(),
): Promise<Own[]> {
  const rows = await connection.providerPerson.findMany({
    where: { userId: actor.id, provider: { status: { not: 'merged' } } },
    orderBy: { providerId: 'asc' },
    select: { role: true, provider: { select: { id: true, code: true, slug: true, name: true } } },
  })
  return rows.map(({ role, provider: { id, code, slug, name } }) => ({
    internalId: id,
    code,
    id: slug,
    name,
    canEdit: mayAct(role, 'edit-profile'),
  }))
}

/** One of them, by any of its public ids; the first where none is named. Throws NotFoundError for every other provider. */
export function chooseOwn<P extends { code: string }>(own: readonly P[], publicId: string | undefined): P {
  const code = publicId === undefined ? undefined : codeFromPublicId(publicId)
  const found = publicId === undefined ? own[0] : own.find((one) => one.code === code)
  if (!found) throw new NotFoundError('You look after no such page.')
  return found
}

/** The internal id of a provider whose page the actor may edit. Throws NotFoundError, ForbiddenError for who may only look, and ConflictError while somebody else claims it. */
export async function findEditable(
  actor: SignedInActor,
  publicId: string | undefined,
  connection: Transaction | Database = db(),
) {
  const own = chooseOwn(await findOwnProviders(actor, connection), publicId)
  if (!own.canEdit) throw new ForbiddenError('Only managers and editors of this page can change it.')
  if (await isFrozen(own.internalId, connection)) throw new ConflictError(FROZEN)
  return own.internalId
}
