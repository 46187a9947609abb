import { ProviderResourcesView, providerResourceMessages } from '@/components/content/resources/provider-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: providerResourceMessages.metaTitle,
  description: providerResourceMessages.description,
  path: routes.providerResources(),
})

export default function ProviderResourcesPage() {
  return <ProviderResourcesView />
}
