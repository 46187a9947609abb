import { defineRoute } from '@/lib/access/routes/define-route'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { addChild } from '@/lib/families/profile/commands'
import { findChildren } from '@/lib/families/profile/queries'
import { childInput } from '@/lib/families/profile/schema'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({ access: FAMILY_ROLES, handle: ({ actor }) => findChildren(actor) })

export const POST = defineRoute({
  access: FAMILY_ROLES,
  body: childInput,
  handle: async ({ actor, body }) => Response.json({ id: await addChild(actor, body, now()) }, { status: 201 }),
})
