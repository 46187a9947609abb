import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('vendorLogin', routes.vendorLogin())

export default function VendorLoginPage() {
  return <ClosedPage page="vendorLogin" />
}
