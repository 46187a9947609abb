import { getLocale, getTranslations } from 'next-intl/server'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.login')
  return accountMetadata(
    await getLocale(),
    t('greetings.parent.title'),
    t('greetings.parent.lead'),
    routes.parentLogin(),
  )
}

export default function ParentLoginPage() {
  return <LoginView who="parent" />
}
