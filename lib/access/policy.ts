import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Actor, Role } from './types'

/** Who may use a page or an endpoint. */
export type Access = 'public' | 'signed-in' | readonly Role[]

export function isAllowed(actor: Actor, access: Access): boolean {
  if (access === 'public') return true
  if (actor.kind !== 'user') return false
  return access === 'signed-in' || access.includes(actor.role)
}

/** Phone, e-mail and website are shown to signed-in people only. */
export function canSeeContact(actor: Actor): boolean {
  return actor.kind === 'user'
}

/** A request may name only its own user; without an id it means that user, too. */
export function isOwnId(actor: Actor, id: number | undefined): boolean {
  return actor.kind === 'user' && (id === undefined || id === actor.id)
}

/** The start page of a role: its dashboard; an unknown role gets the parents' one, a visitor the home page. */
export function dashboardOf(role: string | null | undefined): string {
  if (!role) return routes.home()
  if (role === 'careprovider') return dashboardRoutes.careproviderDashboard()
  if (role === 'admin') return dashboardRoutes.adminDashboard()
  return dashboardRoutes.caregiverDashboard()
}

/** Where a guarded page redirects people who may not see it; null when they may. `path` is where to return after signing in. */
export function redirectFor(actor: Actor, access: Access, path: string): string | null {
  if (isAllowed(actor, access)) return null
  if (actor.kind !== 'user') return routes.signIn({ next: path })
  const isForAdmins = Array.isArray(access) && access.every((role) => role === 'admin')
  return isForAdmins ? routes.home() : dashboardOf(actor.role)
}
