import type { RateLimit } from '@/lib/platform/rate-limit'

const MINUTE = 60

/** How often something about accounts may be tried; shared by all processes. */
export const ACCOUNT_TRIES = {
  signInPerAccount: { max: 10, windowSeconds: 3 * MINUTE },
  signInPerAddress: { max: 25, windowSeconds: 5 * MINUTE },
  signUp: { max: 5, windowSeconds: 30 * MINUTE },
  mailPerAccount: { max: 5, windowSeconds: 30 * MINUTE },
  mailPerAddress: { max: 5, windowSeconds: 30 * MINUTE },
  tokenPerAddress: { max: 30, windowSeconds: 30 * MINUTE },
  ownPicture: { max: 20, windowSeconds: 30 * MINUTE },
  ownPassword: { max: 10, windowSeconds: 3 * MINUTE },
} as const satisfies Record<string, RateLimit>

/** Longer than any way through sign-up, reset or sending a link again takes, so that the time tells nobody who has an account. */
export const EVEN_STEP_MILLIS = 1_000
