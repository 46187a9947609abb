import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'

export const metadata = closedPageMetadata('resetPassword')

export default function ResetPasswordPage() {
  return <ClosedPage page="resetPassword" />
}
