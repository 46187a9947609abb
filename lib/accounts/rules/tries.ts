import { ACCOUNT_TRIES as LIMITS } from './limits'

type Asker = { address: string | null; knownUserId: number | null }
type Counted = { of: (string | number)[]; limit: { max: number; windowSeconds: number } }

/**
 * What a try to sign in counts for. Whoever signed in from this browser before is counted by themselves, so that others who
 * try their account lock them out of nothing but unknown browsers, for three minutes.
 */
export function signInTries(email: string, userId: number | undefined, { address, knownUserId }: Asker): Counted[] {
  const isKnown = userId !== undefined && knownUserId === userId
  const account = isKnown ? ['sign-in, known browser', userId] : ['sign-in', email.toLowerCase()]
  return [{ of: account, limit: LIMITS.signInPerAccount }, ...perAddress('sign-in', address, LIMITS.signInPerAddress)]
}

export function signUpTries({ address }: Asker): Counted[] {
  return perAddress('sign-up', address, LIMITS.signUp)
}

/** A mail that anybody can have sent to an address: of one kind, to one person, from one network. */
export function mailTries(kind: string, email: string, { address }: Asker): Counted[] {
  return [
    { of: [kind, email.toLowerCase()], limit: LIMITS.mailPerAccount },
    ...perAddress(kind, address, LIMITS.mailPerAddress),
  ]
}

/** Whoever is signed in has mails sent to an address that they typed: counted by person, by that address, and by network. */
export function emailChangeTries(userId: number, email: string, asker: Asker): Counted[] {
  return [
    { of: ['change e-mail of', userId], limit: LIMITS.mailPerAccount },
    ...mailTries('change e-mail', email, asker),
  ]
}

export function tokenTries({ address }: Asker): Counted[] {
  return perAddress('token', address, LIMITS.tokenPerAddress)
}

/** Without an address everybody would share one count, and one could lock out all. */
function perAddress(kind: string, address: string | null, limit: Counted['limit']): Counted[] {
  return address === null ? [] : [{ of: [`${kind}, address`, address], limit }]
}
