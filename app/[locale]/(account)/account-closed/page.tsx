import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { ButtonLink } from '@/components/ui/actions/links'
import { GRACE_DAYS } from '@/lib/accounts/rules/account'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.leaving')
  return accountMetadata(
    await getLocale(),
    t('closedTitle'),
    t('closedLead', { days: GRACE_DAYS }),
    accountRoutes.accountClosed(),
  )
}

export default function AccountClosedPage() {
  const t = useTranslations('accounts.leaving')
  const common = useTranslations('accounts.common')
  return (
    <AuthFrame title={t('closedTitle')} lead={t('closedLead', { days: GRACE_DAYS })}>
      <p className="text-soft">{t('closedMail')}</p>
      <ButtonLink href={routes.signIn()} variant="secondary" className="mt-6">
        {common('signIn')}
      </ButtonLink>
    </AuthFrame>
  )
}
