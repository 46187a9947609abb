import { accountMetadata } from '@/components/accounts/account-metadata'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInTexts } from '@/components/accounts/sign-in/texts'
import { routes } from '@/lib/platform/routes'

const { title, lead } = signInTexts.greetings.vendor
export const metadata = accountMetadata(title, lead, routes.vendorLogin())

export default function VendorLoginPage() {
  return <LoginView who="vendor" />
}
