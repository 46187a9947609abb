import { defineRoute } from '@/lib/access/routes/define-route'
import { SITE_HEALTH_ROLES } from '@/lib/admin/policy'
import { testPart } from '@/lib/admin/site-health/commands'
import { partParams } from '@/lib/admin/site-health/schema'
import { messageText } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: SITE_HEALTH_ROLES,
  params: partParams,
  handle: async ({ actor, params: { part }, locale }) => ({
    message: messageText(locale, await testPart(actor, part, now())),
  }),
})
