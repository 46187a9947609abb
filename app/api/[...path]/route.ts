import { defineRoute } from '@/lib/access/routes/define-route'
import { NotFoundError } from '@/lib/platform/http/errors'

/** Unknown API paths get the usual JSON error, not a page. */
const nothing = {
  access: 'public',
  handle: async () => {
    throw new NotFoundError('There is no such endpoint.')
  },
} as const

export const GET = defineRoute(nothing)
export const POST = defineRoute(nothing)
export const PUT = defineRoute(nothing)
export const PATCH = defineRoute(nothing)
export const DELETE = defineRoute(nothing)
