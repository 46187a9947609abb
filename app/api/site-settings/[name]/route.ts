import { defineRoute } from '@/lib/access/routes/define-route'
import { now } from '@/lib/platform/time/clock'
import { saveSetting } from '@/lib/settings/commands'
import { SETTINGS_ROLES } from '@/lib/settings/rules'
import { settingBody, settingParams } from '@/lib/settings/schema'

export const PUT = defineRoute({
  access: SETTINGS_ROLES,
  params: settingParams,
  body: settingBody,
  handle: ({ actor, params: { name }, body }) => saveSetting(actor, name, body, now()),
})
