import type { Metadata } from 'next'
import { providerResourceTexts } from '@/components/resources/provider-texts'
import { ProviderResourcesView } from '@/components/resources/provider-view'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: providerResourceTexts.title,
  description: providerResourceTexts.description,
  alternates: { canonical: routes.providerResources() },
}

export default function ProviderResourcesPage() {
  return <ProviderResourcesView />
}
