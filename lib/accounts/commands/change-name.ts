import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { NameInput } from '../schema/inputs'

/** Somebody's new name; from now on every page, mail and message that names them says it. */
export async function changeName(actor: SignedInActor, { firstName, lastName }: NameInput): Promise<void> {
  await db().user.update({ where: { id: actor.id }, data: { firstName, lastName }, select: { id: true } })
}
