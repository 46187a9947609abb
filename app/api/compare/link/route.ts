import { defineRoute } from '@/lib/access/routes/define-route'
import { createShareLink, revokeLink } from '@/lib/families/compare/commands'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { env } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = { access: FAMILY_ROLES, wrongRole: message('families.endpoints.wrongRole') } as const

/** Creates a new link, returned only this once; the previous one is revoked. */
export const POST = defineRoute({
  ...shared,
  handle: async ({ actor, locale }) => {
    const token = await createShareLink(actor, now())
    const path = localPath(locale, routes.sharedComparison(token))
    return { url: absoluteUrl(path, env().SITE_URL), linkMadeAt: now().toISOString() }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor }) => {
    await revokeLink(actor, now())
    return { revoked: true }
  },
})
