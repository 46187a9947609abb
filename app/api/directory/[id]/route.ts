import { defineRoute } from '@/lib/access/routes/define-route'
import { editProvider } from '@/lib/admin/directory/commands/edit-provider'
import { findEditSheet } from '@/lib/admin/directory/queries/provider-file'
import { typedSheet } from '@/lib/admin/directory/rules/edit-sheet'
import { editInput, providerParams } from '@/lib/admin/directory/schema'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/admin/policy'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: providerParams,
  handle: async ({ params: { id }, locale }) => {
    const { sheet, version } = await findEditSheet(id)
    return { version, typed: typedSheet(locale, sheet) }
  },
})

export const PATCH = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: providerParams,
  body: editInput,
  handle: async ({ actor, params: { id }, body }) => {
    revalidateTags(await editProvider(actor, id, body, now()))
    return { saved: true }
  },
})
