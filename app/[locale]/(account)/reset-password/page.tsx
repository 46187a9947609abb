import { getLocale, getTranslations } from 'next-intl/server'
import { ResetPasswordView } from '@/components/accounts/reset/reset-password-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.reset')
  return accountMetadata(await getLocale(), t('title'), t('lead'), routes.resetPassword())
}

export default function ResetPasswordPage() {
  return <ResetPasswordView />
}
