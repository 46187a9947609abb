import 'server-only'
import { db } from '@/lib/platform/db'
import { type Actor, VISITOR } from './types'

/** The active account with this id whose sessions of this version are still good, else a visitor. */
export async function findActor(userId: number, sessionVersion: number): Promise<Actor> {
  const user = await db().user.findFirst({
    where: { id: userId, sessionVersion, status: 'active' },
    select: { id: true, role: true, email: true, firstName: true, lastName: true },
  })
  return user ? { kind: 'user', ...user } : VISITOR
}
