import { getLocale, getTranslations } from 'next-intl/server'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.login')
  return accountMetadata(
    await getLocale(),
    t('greetings.provider.title'),
    t('greetings.provider.lead'),
    routes.providerLogin(),
  )
}

export default function ProviderLoginPage() {
  return <LoginView who="provider" />
}
