import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('vendorLogin')

export default function VendorLoginPage() {
  return <ClosedPage page="vendorLogin" />
}
