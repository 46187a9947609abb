import type { RateLimit } from '@/lib/platform/security/rate-limit'

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

type Asker = { address: string | null; knownUserId: number | null }
type Counted = { of: (string | number)[]; limit: { max: number; windowSeconds: number } }

/**
 * What a try to sign in counts for. Whoever signed in from this browser before is counted by themselves, so that others who
 * try their account lock them out of nothing but unknown browsers, for three minutes.
 */
export function signInTries(email: string, userId: number | undefined, { address, knownUserId }: Asker): Counted[] {
  const isKnown = userId !== undefined && knownUserId === userId
  const account = isKnown ? ['sign-in, known browser', userId] : ['sign-in', email.toLowerCase()]
  return [
    { of: account, limit: ACCOUNT_TRIES.signInPerAccount },
    ...perAddress('sign-in', address, ACCOUNT_TRIES.signInPerAddress),
  ]
}

export function signUpTries({ address }: Asker): Counted[] {
  return perAddress('sign-up', address, ACCOUNT_TRIES.signUp)
}

/** A mail that anybody can have sent to an address: of one kind, to one person, from one network. */
export function mailTries(kind: string, email: string, { address }: Asker): Counted[] {
  return [
    { of: [kind, email.toLowerCase()], limit: ACCOUNT_TRIES.mailPerAccount },
    ...perAddress(kind, address, ACCOUNT_TRIES.mailPerAddress),
  ]
}

/** Whoever is signed in has mails sent to an address that they typed: counted by person, by that address, and by network. */
export function emailChangeTries(userId: number, email: string, asker: Asker): Counted[] {
  return [
    { of: ['change e-mail of', userId], limit: ACCOUNT_TRIES.mailPerAccount },
    ...mailTries('change e-mail', email, asker),
  ]
}

export function tokenTries({ address }: Asker): Counted[] {
  return perAddress('token', address, ACCOUNT_TRIES.tokenPerAddress)
}

/** Without an address everybody would share one count, and one could lock out all. */
function perAddress(kind: string, address: string | null, limit: Counted['limit']): Counted[] {
  return address === null ? [] : [{ of: [`${kind}, address`, address], limit }]
}

/** How long a link in one of our mails works. */
export const TOKEN_MINUTES = 60
