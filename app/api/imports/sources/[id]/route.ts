import { defineRoute } from '@/lib/access/routes/define-route'
import { FOR_IMPORTERS } from '@/lib/imports/policy'
import { actOnSource, deleteSource, saveSource } from '@/lib/imports/sources/commands/sources'
import { sourceActionInput, sourceInput, sourceParams } from '@/lib/imports/sources/schema'
import { now } from '@/lib/platform/time/clock'

const forAdmins = { ...FOR_IMPORTERS, params: sourceParams } as const

export const PUT = defineRoute({
  ...forAdmins,
  body: sourceInput,
  handle: ({ actor, params: { id }, body }) => saveSource(actor, id, body, now()),
})

/** Runs, pauses or resumes the source, or decides on its newest file. */
export const POST = defineRoute({
  ...forAdmins,
  body: sourceActionInput,
  handle: async ({ actor, params: { id }, body }) => {
    await actOnSource(actor, id, body, now())
    return { done: true }
  },
})

export const DELETE = defineRoute({
  ...forAdmins,
  handle: async ({ actor, params: { id } }) => {
    await deleteSource(actor, id, now())
    return { removed: true }
  },
})
