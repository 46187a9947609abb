import { getLocale, getTranslations } from 'next-intl/server'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.login')
  return accountMetadata(
    await getLocale(),
    t('title', { site: SITE.name }),
    t('description', { site: SITE.name }),
    routes.signIn(),
  )
}

export default function SignInPage() {
  return <LoginView />
}
