import { accountMetadata } from '@/components/accounts/account-metadata'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInTexts } from '@/components/accounts/sign-in/texts'
import { routes } from '@/lib/platform/routes'

const { title, lead } = signInTexts.greetings.parent
export const metadata = accountMetadata(title, lead, routes.parentLogin())

export default function ParentLoginPage() {
  return <LoginView who="parent" />
}
