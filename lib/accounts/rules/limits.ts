import type { RateLimit } from '@/lib/platform/security/rate-limit'

const MINUTE = 60

/** Rate limits for account actions, shared by all processes. */
export const ACCOUNT_RATE_LIMITS = {
  signInPerAccount: { max: 10, windowSeconds: 3 * MINUTE },
  signInPerAddress: { max: 25, windowSeconds: 5 * MINUTE },
  signUp: { max: 5, windowSeconds: 30 * MINUTE },
  mailPerAccount: { max: 5, windowSeconds: 30 * MINUTE },
  mailPerAddress: { max: 5, windowSeconds: 30 * MINUTE },
  tokenPerAddress: { max: 30, windowSeconds: 30 * MINUTE },
  ownPicture: { max: 20, windowSeconds: 30 * MINUTE },
  ownPassword: { max: 10, windowSeconds: 3 * MINUTE },
} as const satisfies Record<string, RateLimit>

/** Longer than any code path of sign-up, reset or resending a link, so that timing does not reveal who has an account. */
export const TIMING_STEP_MILLIS = 1_000

type Client = { address: string | null; knownUserId: number | null }
type Counted = { of: (string | number)[]; limit: RateLimit }

/**
 * The rate-limit keys of a sign-in attempt. A browser that this user has signed in from before is counted separately, so that attackers who
 * guess the password lock the owner out only in other browsers, for three minutes.
 */
export function signInAttempts(email: string, userId: number | undefined, { address, knownUserId }: Client): Counted[] {
  const isKnown = userId !== undefined && knownUserId === userId
  const account = isKnown ? ['sign-in, known browser', userId] : ['sign-in', email.toLowerCase()]
  return [
    { of: account, limit: ACCOUNT_RATE_LIMITS.signInPerAccount },
    ...perAddress('sign-in', address, ACCOUNT_RATE_LIMITS.signInPerAddress),
  ]
}

export function signUpAttempts({ address }: Client): Counted[] {
  return perAddress('sign-up', address, ACCOUNT_RATE_LIMITS.signUp)
}

/** For mails that anyone can request for any address: counted per kind and recipient, and per network. */
export function mailAttempts(kind: string, email: string, { address }: Client): Counted[] {
  return [
    { of: [kind, email.toLowerCase()], limit: ACCOUNT_RATE_LIMITS.mailPerAccount },
    ...perAddress(kind, address, ACCOUNT_RATE_LIMITS.mailPerAddress),
  ]
}

/** For mails that a signed-in user sends to an address they typed: counted per user, recipient and network. */
export function emailChangeAttempts(userId: number, email: string, client: Client): Counted[] {
  return [
    { of: ['change e-mail of', userId], limit: ACCOUNT_RATE_LIMITS.mailPerAccount },
    ...mailAttempts('change e-mail', email, client),
  ]
}

export function tokenAttempts({ address }: Client): Counted[] {
  return perAddress('token', address, ACCOUNT_RATE_LIMITS.tokenPerAddress)
}

/** Counts nothing without an address: everyone would share one counter, and one client could lock out all others. */
function perAddress(kind: string, address: string | null, limit: RateLimit): Counted[] {
  return address === null ? [] : [{ of: [`${kind}, address`, address], limit }]
}

/** How long a mailed link is valid. */
export const TOKEN_MINUTES = 60
