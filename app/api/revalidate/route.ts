import { defineRoute } from '@/lib/access/define-route'
import { checkBearer } from '@/lib/platform/bearer-secret'
import { revalidateTags } from '@/lib/platform/cache'
import { env } from '@/lib/platform/env'
import { revalidateBody } from '@/lib/platform/revalidate-body'

/** For our own commands outside of this process (lib/platform/revalidate-remote.ts). */
export const POST = defineRoute({
  access: 'public',
  body: revalidateBody,
  handle: async ({ body, request }) => {
    checkBearer(request.headers.get('authorization'), env().REVALIDATE_SECRET)
    revalidateTags(body.tags)
    return { revalidated: body.tags.length }
  },
})
