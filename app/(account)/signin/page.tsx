import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('signIn')

export default function SignInPage() {
  return <ClosedPage page="signIn" />
}
