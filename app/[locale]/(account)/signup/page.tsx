import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { SignUpForm } from '@/components/accounts/sign-up/sign-up-form'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('accounts.signUpPage')
  return accountMetadata(await getLocale(), t('title', { site: SITE.name }), t('subtitle'), routes.signUp())
}

export default function SignUpPage() {
  const t = useTranslations('accounts.signUpPage')
  return (
    <AuthFrame title={t('title', { site: SITE.name })} lead={t('subtitle')}>
      <SignUpForm />
    </AuthFrame>
  )
}
