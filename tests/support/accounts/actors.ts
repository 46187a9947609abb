import { startSession } from '@/lib/access/commands/sessions'
import { writeSessionToken } from '@/lib/access/session-token'
import type { Role, SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { now } from '@/lib/platform/time/clock'

const names: Record<Role, string> = { caregiver: 'Pat', careprovider: 'Chris', admin: 'Alex' }

let count = 0

/** A signed-in person with this role: an account in the test database, and the actor that commands and queries take. */
export async function createActor(role: Role): Promise<SignedInActor> {
  count += 1
  const user = await db().user.create({
    data: {
      email: `${role}-${count}@example.test`,
      firstName: names[role],
      lastName: 'Tester',
      role,
      status: 'active',
    },
    select: { id: true, role: true, email: true, firstName: true, lastName: true, locale: true },
  })
  return { kind: 'user', ...user }
}

/** The Cookie header of this person's browser, with its own session. */
export async function sessionCookie(actor: SignedInActor): Promise<string> {
  const secret = process.env.NEXTAUTH_SECRET
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set for this test.')
  const { claims, maxAge } = await startSession(db(), actor, 'Test browser', now())
  return `session=${await writeSessionToken(claims, secret, maxAge)}`
}
