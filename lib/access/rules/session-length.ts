import type { Role } from '../types'

const HOUR = 3_600
const DAY = 24 * HOUR

/** How long somebody stays signed in. Whoever may change everybody's data proves who they are every working day. */
export const SESSION_SECONDS: Record<Role, number> = { caregiver: 30 * DAY, careprovider: 30 * DAY, admin: 12 * HOUR }

/** How exact "last seen" is: a write an hour, not one a request. */
export const SEEN_EVERY_SECONDS = HOUR
