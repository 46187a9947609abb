import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { termsOf } from '@/components/content/pages/policies'
import { PolicyView } from '@/components/content/pages/policy-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.terms')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description', { site: SITE.name }),
    path: routes.termsOfService(),
  })
}

export default function TermsOfServicePage() {
  const t = useTranslations('content.terms')
  return <PolicyView policy={termsOf(t)} />
}
