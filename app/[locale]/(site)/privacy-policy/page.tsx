import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { privacyOf } from '@/components/content/pages/policies'
import { PolicyView } from '@/components/content/pages/policy-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.privacy')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description', { site: SITE.name }),
    path: routes.privacyPolicy(),
  })
}

export default function PrivacyPolicyPage() {
  const t = useTranslations('content.privacy')
  return <PolicyView policy={privacyOf(t)} />
}
