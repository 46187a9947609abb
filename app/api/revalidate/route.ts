import { defineRoute } from '@/lib/access/define-route'
import { revalidateTags } from '@/lib/platform/cache'
import { env } from '@/lib/platform/env'
import { checkRevalidateSecret, revalidateBody } from '@/lib/platform/revalidate-secret'

/** For our own commands outside of this process (lib/platform/revalidate-remote.ts). */
export const POST = defineRoute({
  access: 'public',
  body: revalidateBody,
  handle: async ({ body, request }) => {
    checkRevalidateSecret(request.headers.get('authorization'), env().REVALIDATE_SECRET)
    revalidateTags(body.tags)
    return { revalidated: body.tags.length }
  },
})
