import 'server-only'
import { db } from '@/lib/platform/db'

/** What deciding on a sign-in needs. For the commands of this domain alone: it holds the password's hash. */
export function findForSignIn(email: string) {
  return db().user.findUnique({
    where: { email },
    select: {
      id: true,
      email: true,
      firstName: true,
      lastName: true,
      role: true,
      profileImage: true,
      status: true,
      passwordHash: true,
      deletion: { select: { dueAt: true } },
      secondFactor: { select: { secret: true, confirmedAt: true, lastStep: true } },
    },
  })
}

export type SignInCandidate = NonNullable<Awaited<ReturnType<typeof findForSignIn>>>
