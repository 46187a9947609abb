import { getLocale, getTranslations } from 'next-intl/server'
import { ProviderResourcesView } from '@/components/content/resources/provider-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.providerResources')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description'),
    path: routes.providerResources(),
  })
}

export default function ProviderResourcesPage() {
  return <ProviderResourcesView />
}
