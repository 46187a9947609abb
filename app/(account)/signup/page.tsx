import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('signUp')

export default function SignUpPage() {
  return <ClosedPage page="signUp" />
}
