import { ButtonLink } from '@/components/ui/button-link'
import { ACCOUNT_SENTENCES as SAYS } from '@/lib/accounts/rules/sentences'
import { routes } from '@/lib/platform/routes'
import { AuthFrame } from '../auth-frame'
import { Done } from '../done'
import { profileTexts as texts } from './texts'

export type EmailOutcome = 'halfway' | 'done' | 'canceled'

const words = {
  halfway: { title: texts.halfwayTitle, text: SAYS.emailChangeHalfway },
  done: { title: texts.doneTitle, text: SAYS.emailChanged },
  canceled: { title: texts.canceledTitle, text: `${SAYS.emailChangeCanceled} ${texts.canceledAdvice}` },
}

/** What came of a press on the page of the mailed links, and what to do next. */
export function ChangeEmailOutcome({ outcome }: { outcome: EmailOutcome }) {
  return (
    <AuthFrame title={texts.confirmTitle}>
      <Done {...words[outcome]} />
      {outcome === 'canceled' ? (
        <ButtonLink href={routes.resetPassword()} className="mt-5">
          {texts.setPassword}
        </ButtonLink>
      ) : (
        <ButtonLink href={routes.settings()} className="mt-5">
          {texts.toSettings}
        </ButtonLink>
      )}
    </AuthFrame>
  )
}
