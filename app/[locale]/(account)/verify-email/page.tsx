import { getLocale, getTranslations } from 'next-intl/server'
import { VerifyEmailView } from '@/components/accounts/reset/verify-email-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.reset')
  return accountMetadata(await getLocale(), t('verifyTitle'), t('noTokenLead'), accountRoutes.verifyEmail())
}

export default function VerifyEmailPage() {
  return <VerifyEmailView />
}
