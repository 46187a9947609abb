import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInMessages } from '@/components/accounts/sign-in/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

const { title, lead } = signInMessages.greetings.vendor
export const metadata = accountMetadata(title, lead, routes.vendorLogin())

export default function VendorLoginPage() {
  return <LoginView who="vendor" />
}
