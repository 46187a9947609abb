import { defineRoute } from '@/lib/access/define-route'
import { isOwnId } from '@/lib/access/policy'
import { savePreferences } from '@/lib/families/commands/save-preferences'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { findPreferences } from '@/lib/families/queries'
import { preferencesInput, preferencesQuery } from '@/lib/families/schema/preferences'
import { now } from '@/lib/platform/clock'
import { ForbiddenError } from '@/lib/platform/errors'

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
    return body
  },
})
