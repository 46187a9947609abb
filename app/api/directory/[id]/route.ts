import { defineRoute } from '@/lib/access/define-route'
import { editProvider } from '@/lib/directory/commands/edit-provider'
import { DIRECTORY_ROLES, NOT_FOR_YOU } from '@/lib/directory/policy'
import { findEditSheet } from '@/lib/directory/queries/edit-sheet'
import { typedSheet } from '@/lib/directory/rules/typed-sheet'
import { editInput } from '@/lib/directory/schema/edit'
import { providerParams } from '@/lib/directory/schema/list'
import { revalidateTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({
  access: DIRECTORY_ROLES,
  wrongRole: NOT_FOR_YOU,
  params: providerParams,
  handle: async ({ params: { id } }) => {
    const { sheet, version } = await findEditSheet(id)
    return { version, typed: typedSheet(sheet) }
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
