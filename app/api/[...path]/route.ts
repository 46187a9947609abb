import { defineRoute } from '@/lib/access/routes/define-route'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'

/** Unknown API paths get the usual JSON error, not a page. */
const nothing = {
  access: 'public',
  handle: async () => {
    throw new NotFoundError(message('platform.errors.noEndpoint'))
  },
} as const

export const GET = defineRoute(nothing)
export const POST = defineRoute(nothing)
export const PUT = defineRoute(nothing)
export const PATCH = defineRoute(nothing)
export const DELETE = defineRoute(nothing)
