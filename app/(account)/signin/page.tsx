import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('signIn', routes.signIn())

export default function SignInPage() {
  return <ClosedPage page="signIn" />
}
