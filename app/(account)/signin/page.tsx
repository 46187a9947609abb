import { accountMetadata } from '@/components/accounts/account-metadata'
import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInTexts } from '@/components/accounts/sign-in/texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(signInTexts.title, signInTexts.description, routes.signIn())

export default function SignInPage() {
  return <LoginView />
}
