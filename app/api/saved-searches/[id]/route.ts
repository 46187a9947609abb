import { defineRoute } from '@/lib/access/routes/define-route'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'
import { changeSearch, deleteSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import { changeInput, savedSearchParams } from '@/lib/search/saved-searches/schema'

const shared = {
  access: FAMILY_ROLES,
  wrongRole: message('search.savedSearches.wrongRoleText'),
  params: savedSearchParams,
} as const

export const PATCH = defineRoute({
  ...shared,
  body: changeInput,
  handle: async ({ actor, params, body }) => {
    await changeSearch(actor, params.id, body, now())
    return { changed: true }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ actor, params }) => {
    await deleteSearch(actor, params.id)
    return { deleted: true }
  },
})
