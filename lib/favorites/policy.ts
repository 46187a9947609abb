import type { Actor, Role } from '@/lib/access/types'

/** Whom favorites are for: the gate and the heart ask the same. */
export const FAVORITE_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function mayHaveFavorites(role: string): boolean {
  return FAVORITE_ROLES.some((one) => one === role)
}

/** The calls name their user; it is nobody but whoever asks. Left out, it is they. */
export function isOwnId(actor: Actor, caregiverId: number | undefined): boolean {
  return actor.kind === 'user' && (caregiverId === undefined || caregiverId === actor.id)
}
