import { defineRoute } from '@/lib/access/define-route'
import { saveFirstChild } from '@/lib/families/commands/save-child'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { profileInput } from '@/lib/families/schema/child'
import { chooseChannels } from '@/lib/notifications/commands/choose-channels'
import { now } from '@/lib/platform/clock'

/** The first child, and how the parent is told of news. What is left out stays. */
export const PATCH = defineRoute({
  access: FAMILY_ROLES,
  body: profileInput,
  handle: async ({ actor, body }) => {
    await saveFirstChild(actor, body, now())
    if (body.notificationPreferences) await chooseChannels(actor, body.notificationPreferences)
    return { saved: true }
  },
})
