import { savedSearchTexts } from '@/components/saved-searches/texts'
import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { changeSearch, deleteSearch } from '@/lib/saved-searches/commands/change-search'
import { SAVED_SEARCH_ROLES } from '@/lib/saved-searches/policy'
import { changeInput, savedSearchParams } from '@/lib/saved-searches/schema'

const shared = {
  access: SAVED_SEARCH_ROLES,
  wrongRole: savedSearchTexts.wrongRoleText,
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
