import { defineRoute } from '@/lib/access/define-route'
import { addChild } from '@/lib/families/commands/save-child'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { findChildren } from '@/lib/families/queries'
import { childInput } from '@/lib/families/schema/child'
import { now } from '@/lib/platform/clock'

export const GET = defineRoute({ access: FAMILY_ROLES, handle: ({ actor }) => findChildren(actor) })

export const POST = defineRoute({
  access: FAMILY_ROLES,
  body: childInput,
  handle: async ({ actor, body }) => Response.json({ id: await addChild(actor, body, now()) }, { status: 201 }),
})
