import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import type { Role } from '@/prisma/generated/enums'
import { ACCOUNT_SENTENCES as SAYS } from '../rules/sentences'

/**
 * Before an account ceases to be an active admin's. Throws ConflictError for the last one. The rows stay locked to the end of the
 * transaction, so that of two admins who leave at once the second is asked again.
 */
export async function keepOneAdmin(tx: Transaction, { id, role }: { id: number; role: Role }): Promise<void> {
  if (role !== 'admin') return
  const admins = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM users WHERE role = 'admin' AND status = 'active' ORDER BY id FOR UPDATE`
  if (admins.every((admin) => admin.id === id)) throw new ConflictError(SAYS.lastAdmin)
}
