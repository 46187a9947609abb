import type { Role } from '@/prisma/generated/enums'

/** Whether somebody of this role ever gets notifications of this kind. */
export function isFor(actor: { role: Role }, { audience }: { audience?: readonly Role[] }): boolean {
  return !audience || audience.includes(actor.role)
}
