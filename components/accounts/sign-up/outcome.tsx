import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/platform/routes'
import type { Registered } from './register'
import { signUpTexts as texts } from './texts'

export type OutcomeKind = 'check-email' | 'test-account' | 'ready'

export function outcomeOf({ requiresVerification, isTestAccount }: Registered): OutcomeKind {
  if (isTestAccount) return 'test-account'
  return requiresVerification ? 'check-email' : 'ready'
}

/** What comes after signing up: look into the mail, or sign in. It takes the focus, so that it is read. */
export function Outcome({ kind, email }: { kind: OutcomeKind; email: string }) {
  const title =
    kind === 'check-email'
      ? texts.checkEmailTitle
      : kind === 'test-account'
        ? texts.testReadyTitle
        : texts.createdInFull
  const text =
    kind === 'check-email' ? texts.checkEmailText(email) : kind === 'test-account' ? texts.testReady : texts.welcome
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: takes the focus from the form that has gone
    <section tabIndex={0} ref={(element) => element?.focus()} className="outline-none">
      <Icon name={kind === 'check-email' ? 'mail' : 'check'} size="lg" className="text-pine" />
      <h2 className="mt-3 text-section tracking-tight">{title}</h2>
      <p className="mt-2 text-soft">{text}</p>
      {kind !== 'check-email' && (
        <ButtonLink href={routes.signIn()} className="mt-5">
          {texts.signIn}
        </ButtonLink>
      )}
    </section>
  )
}
