import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { saveSetting } from '@/lib/site-settings/commands'
import { SETTINGS_ROLES } from '@/lib/site-settings/policy'
import { settingBody, settingParams } from '@/lib/site-settings/schema'

export const PUT = defineRoute({
  access: SETTINGS_ROLES,
  params: settingParams,
  body: settingBody,
  handle: ({ actor, params: { name }, body }) => saveSetting(actor, name, body, now()),
})
