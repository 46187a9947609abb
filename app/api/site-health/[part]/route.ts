import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { tryPart } from '@/lib/site-health/commands/try-part'
import { SITE_HEALTH_ROLES } from '@/lib/site-health/policy'
import { partParams } from '@/lib/site-health/schema'

export const POST = defineRoute({
  access: SITE_HEALTH_ROLES,
  params: partParams,
  handle: async ({ actor, params: { part } }) => ({ message: await tryPart(actor, part, now()) }),
})
