import { defineRoute } from '@/lib/access/routes/define-route'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { saveFirstChild } from '@/lib/families/profile/commands'
import { profileInput } from '@/lib/families/profile/schema'
import { chooseChannels } from '@/lib/notifications/commands/notifications'
import { now } from '@/lib/platform/time/clock'

/** The first child, and notification settings. Omitted fields stay as they are. */
export const PATCH = defineRoute({
  access: FAMILY_ROLES,
  body: profileInput,
  handle: async ({ actor, body }) => {
    await saveFirstChild(actor, body, now())
    if (body.notificationPreferences) await chooseChannels(actor, body.notificationPreferences)
    return { saved: true }
  },
})
