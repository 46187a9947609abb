import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('providerLogin', routes.providerLogin())

export default function ProviderLoginPage() {
  return <ClosedPage page="providerLogin" />
}
