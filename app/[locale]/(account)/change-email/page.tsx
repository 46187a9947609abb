import { getLocale, getTranslations } from 'next-intl/server'
import { ChangeEmailView } from '@/components/accounts/settings/change-email-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.emailChange')
  return accountMetadata(await getLocale(), t('confirmTitle'), t('noTokenLead'), accountRoutes.changeEmail())
}

export default function ChangeEmailPage() {
  return <ChangeEmailView />
}
