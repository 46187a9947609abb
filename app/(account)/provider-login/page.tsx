import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('providerLogin')

export default function ProviderLoginPage() {
  return <ClosedPage page="providerLogin" />
}
