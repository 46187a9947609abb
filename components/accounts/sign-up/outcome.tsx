import { Done } from '../done'
import type { Registered } from './register'
import { signUpTexts as texts } from './texts'

export type OutcomeKind = 'check-email' | 'test-account' | 'ready'

export function outcomeOf({ requiresVerification, isTestAccount }: Registered): OutcomeKind {
  if (isTestAccount) return 'test-account'
  return requiresVerification ? 'check-email' : 'ready'
}

/** What comes after signing up: look into the mail, or sign in. */
export function Outcome({ kind, email }: { kind: OutcomeKind; email: string }) {
  if (kind === 'check-email') return <Done title={texts.checkEmailTitle} text={texts.checkEmailText(email)} />
  if (kind === 'test-account') return <Done title={texts.testReadyTitle} text={texts.testReady} signsIn />
  return <Done title={texts.createdInFull} text={texts.welcome} signsIn />
}
