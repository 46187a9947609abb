import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInMessages } from '@/components/accounts/sign-in/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(signInMessages.title, signInMessages.description, routes.signIn())

export default function SignInPage() {
  return <LoginView />
}
