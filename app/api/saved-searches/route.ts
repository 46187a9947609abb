import { plainSavedSearchForm } from '@/components/saved-searches/plain-saved-search-form'
import { savedSearchTexts } from '@/components/saved-searches/texts'
import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { saveSearch } from '@/lib/saved-searches/commands/save-search'
import { SAVED_SEARCH_ROLES } from '@/lib/saved-searches/policy'
import { saveInput } from '@/lib/saved-searches/schema'

export const POST = defineRoute({
  access: SAVED_SEARCH_ROLES,
  wrongRole: savedSearchTexts.wrongRoleText,
  body: saveInput,
  form: plainSavedSearchForm,
  handle: async ({ actor, body }) => {
    const saved = await saveSearch(actor, body, now())
    return Response.json(saved, { status: saved.isNew ? 201 : 200 })
  },
})
