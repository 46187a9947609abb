import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInMessages } from '@/components/accounts/sign-in/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

const { title, lead } = signInMessages.greetings.parent
export const metadata = accountMetadata(title, lead, routes.parentLogin())

export default function ParentLoginPage() {
  return <LoginView who="parent" />
}
