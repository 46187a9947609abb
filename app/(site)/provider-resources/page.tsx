import { ProviderResourcesView } from '@/components/resources/provider/provider-view'
import { providerResourceTexts } from '@/components/resources/provider/texts'
import { routes } from '@/lib/platform/routes'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: providerResourceTexts.metaTitle,
  description: providerResourceTexts.description,
  path: routes.providerResources(),
})

export default function ProviderResourcesPage() {
  return <ProviderResourcesView />
}
