import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('signUp', routes.signUp())

export default function SignUpPage() {
  return <ClosedPage page="signUp" />
}
