import 'server-only'
import { redirect } from 'next/navigation'
import { type Access, detourFrom } from './policy'
import { currentActor } from './session'
import type { SignedInActor } from './types'

/**
 * The gate of a guarded page: who visits, read from the database. Signed out, it leads to the sign-in page and back to
 * `path`; with the wrong role to the own dashboard, and from a page for admins to the home page.
 */
export async function requireActor(access: Exclude<Access, 'public'>, path: string): Promise<SignedInActor> {
  const actor = await currentActor()
  const detour = detourFrom(actor, access, path)
  if (detour !== null || actor.kind !== 'user') redirect(detour ?? path)
  return actor
}
