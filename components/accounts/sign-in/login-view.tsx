import { useTranslations } from 'next-intl'
import { SITE } from '@/lib/platform/config/site'
import { AuthFrame } from '../auth-frame'
import { SignInForm } from './sign-in-flow'

type LoginViewProps = { who?: 'parent' | 'provider' | 'vendor' }

/** The sign-in screen; `who` selects its wording. One form signs in every role. */
export function LoginView({ who }: LoginViewProps) {
  const t = useTranslations('accounts.login')
  const title = who ? t(`greetings.${who}.title`) : t('title', { site: SITE.name })
  return (
    <AuthFrame title={title} lead={who && t(`greetings.${who}.lead`)}>
      <SignInForm />
      {who === 'vendor' && (
        <p className="mt-6 border-t border-line pt-6 text-soft">
          {t('vendorContact')}{' '}
          <a href={`mailto:${SITE.contactEmail}`} className="font-semibold text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
      )}
    </AuthFrame>
  )
}
