import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { makeLink, revokeLink } from '@/lib/compare/commands'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'

const shared = { access: FAVORITE_ROLES, wrongRole: favoritesTexts.wrongRole } as const

/** A new link, said this once; the one before ends. */
export const POST = defineRoute({
  ...shared,
  handle: async ({ actor }) => {
    const token = await makeLink(actor, now())
    return { url: absoluteUrl(routes.sharedComparison(token), env().SITE_URL), linkMadeAt: now().toISOString() }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor }) => {
    await revokeLink(actor, now())
    return { revoked: true }
  },
})
