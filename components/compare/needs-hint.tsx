import { signUpLink } from '@/components/accounts/wizard/open-wizard'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { compareTexts as texts } from './texts'

/** Why there is no score yet, and what to do. */
export function NeedsHint({ hasAccount }: { hasAccount: boolean }) {
  const settings = `${routes.caregiverDashboard({ tab: 'settings' })}#preferences`
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-mint px-5 py-4">
      <p className="min-w-60 flex-1">{hasAccount ? texts.needsHint : texts.visitorHint}</p>
      {hasAccount ? (
        <ButtonLink variant="secondary" href={settings}>
          {texts.needsAction}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" {...signUpLink('caregiver')}>
          {texts.signUp}
        </ButtonLink>
      )}
    </div>
  )
}
