import { ClosedPage } from '@/components/accounts/closed-page'
import { closedPageMetadata } from '@/components/accounts/closed-page-metadata'
import { routes } from '@/lib/platform/routes'

export const metadata = closedPageMetadata('resetPassword', routes.resetPassword())

export default function ResetPasswordPage() {
  return <ClosedPage page="resetPassword" />
}
