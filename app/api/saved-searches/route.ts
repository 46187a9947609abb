import { savedSearchMessages } from '@/components/search/saved-searches/messages'
import { plainSavedSearchForm } from '@/components/search/saved-searches/plain-saved-search-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import { now } from '@/lib/platform/time/clock'
import { SAVED_SEARCH_ROLES } from '@/lib/search/policy'
import { saveSearch } from '@/lib/search/saved-searches/commands/saved-searches'
import { saveInput } from '@/lib/search/saved-searches/schema'

export const POST = defineRoute({
  access: SAVED_SEARCH_ROLES,
  wrongRole: savedSearchMessages.wrongRoleText,
  body: saveInput,
  form: plainSavedSearchForm,
  handle: async ({ actor, body }) => {
    const saved = await saveSearch(actor, body, now())
    return Response.json(saved, { status: saved.isNew ? 201 : 200 })
  },
})
