import 'server-only'
import { db } from '@/lib/platform/db'
import type { Role, UserStatus } from '@/prisma/generated/enums'

export type SignInCandidate = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
  profileImage: string | null
  status: UserStatus
  passwordHash: string | null
  deletion: { dueAt: Date } | null
  secondFactor: { secret: Uint8Array<ArrayBuffer>; confirmedAt: Date | null; lastStep: number | null } | null
}

type Row = Omit<SignInCandidate, 'deletion' | 'secondFactor'> & {
  dueAt: Date | null
  secret: Uint8Array<ArrayBuffer> | null
  confirmedAt: Date | null
  lastStep: number | null
}

/**
 * What deciding on a sign-in needs. For the commands of this domain alone: it holds the password's hash. One statement, since further
 * ones for an account that is there would tell by their time that it is.
 */
export async function findForSignIn(email: string): Promise<SignInCandidate | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT u.id, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
      u.profile_image AS "profileImage", u.status, u.password_hash AS "passwordHash", d.due_at AS "dueAt", f.secret,
      f.confirmed_at AS "confirmedAt", f.last_step AS "lastStep"
    FROM users u LEFT JOIN account_deletions d ON d.user_id = u.id LEFT JOIN second_factors f ON f.user_id = u.id
    WHERE u.email = ${email}::citext`
  if (!row) return null
  const { dueAt, secret, confirmedAt, lastStep, ...user } = row
  return { ...user, deletion: dueAt && { dueAt }, secondFactor: secret && { secret, confirmedAt, lastStep } }
}
