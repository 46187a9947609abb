import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('parentLogin')

export default function ParentLoginPage() {
  return <ClosedPage page="parentLogin" />
}
