import { defineRoute } from '@/lib/access/routes/define-route'
import { openPreview, revokePreviews } from '@/lib/content/articles/commands/articles'
import { articleParams } from '@/lib/content/articles/schema'
import { FOR_EDITORS } from '@/lib/content/policy'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

const shared = { ...FOR_EDITORS, params: articleParams } as const

export const POST = defineRoute({
  ...shared,
  handle: async ({ params }) => {
    const { path, until } = await openPreview(params.id, now())
    return { url: absoluteUrl(path, siteUrl()), until }
  },
})

export const DELETE = defineRoute({
  ...shared,
  handle: async ({ params }) => {
    await revokePreviews(params.id)
    return { ended: true }
  },
})
