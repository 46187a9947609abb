import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('parentLogin', routes.parentLogin())

export default function ParentLoginPage() {
  return <ClosedPage page="parentLogin" />
}
