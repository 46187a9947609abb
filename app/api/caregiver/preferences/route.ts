import { isOwnId } from '@/lib/access/policy'
import { defineRoute } from '@/lib/access/routes/define-route'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { savePreferences } from '@/lib/families/profile/commands'
import { findPreferences } from '@/lib/families/profile/queries'
import { preferencesInput, preferencesQuery } from '@/lib/families/profile/schema'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: FAMILY_ROLES,
  query: preferencesQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.userId)) throw new ForbiddenError()
    return findPreferences(actor)
  },
})

export const PUT = defineRoute({
  access: FAMILY_ROLES,
  body: preferencesInput,
  handle: async ({ actor, body }) => {
    await savePreferences(actor, body, now())
    return findPreferences(actor)
  },
})
