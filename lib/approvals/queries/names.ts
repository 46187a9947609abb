import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'

/** The names of admins, by their numbers; of an account that is gone there is none. */
export async function namesOf(ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = new Set(ids.filter((id) => id !== null))
  const users = await db().user.findMany({
    where: { id: { in: [...known] } },
    select: { id: true, firstName: true, lastName: true },
  })
  return new Map(users.map(({ id, ...name }) => [id, fullName(name)]))
}
