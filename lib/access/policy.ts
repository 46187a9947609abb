import type { Actor, Role } from './types'

/** Whom a page or an endpoint is for. */
export type Access = 'public' | 'signed-in' | readonly Role[]

export function isAllowed(actor: Actor, access: Access): boolean {
  if (access === 'public') return true
  if (actor.kind !== 'user') return false
  return access === 'signed-in' || access.includes(actor.role)
}

/** Phone, e-mail and website are for signed-in people (product ruling "phone, website, request"). */
export function canSeeContact(actor: Actor): boolean {
  return actor.kind === 'user'
}
