import { defineRoute } from '@/lib/access/routes/define-route'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { revalidateBody } from '@/lib/platform/cache/revalidate'
import { env } from '@/lib/platform/config/env'
import { checkBearer } from '@/lib/platform/security/secrets'

/** For our own commands that run outside this process (lib/platform/cache/revalidate.ts). */
export const POST = defineRoute({
  access: 'public',
  body: revalidateBody,
  handle: async ({ body, request }) => {
    checkBearer(request.headers.get('authorization'), env().REVALIDATE_SECRET)
    revalidateTags(body.tags)
    return { revalidated: body.tags.length }
  },
})
