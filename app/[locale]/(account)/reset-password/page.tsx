import { getLocale, getTranslations } from 'next-intl/server'
import { ResetPasswordView } from '@/components/accounts/reset/reset-password-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.reset')
  return accountMetadata(await getLocale(), t('title'), t('lead'), accountRoutes.resetPassword())
}

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}
