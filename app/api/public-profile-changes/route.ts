import { defineRoute } from '@/lib/access/routes/define-route'
import { PROFILE_ROLES } from '@/lib/listings/policy'
import { submitChange, withdrawChange } from '@/lib/listings/profiles/commands/submit-change'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { profileChangeInput, profileQuery, WRONG_PROFILE_ROLE } from '@/lib/listings/profiles/schema/requests'
import { revalidateTags } from '@/lib/platform/cache/pages'
import { now } from '@/lib/platform/time/clock'

const shared = { access: PROFILE_ROLES, wrongRole: WRONG_PROFILE_ROLE } as const

/** The current state of one of the caller's pages, with pending changes; null if the caller manages none. */
export const GET = defineRoute({
  ...shared,
  query: profileQuery,
  handle: ({ actor, query }) => findOwnProfile(actor, query.providerId),
})

export const POST = defineRoute({
  ...shared,
  body: profileChangeInput,
  handle: async ({ actor, body }) => {
    const { changed, ...submitted } = await submitChange(actor, body, now())
    revalidateTags(changed)
    return submitted
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: profileQuery,
  handle: async ({ actor, query }) => ({ withdrawn: await withdrawChange(actor, query.providerId, now()) }),
})
