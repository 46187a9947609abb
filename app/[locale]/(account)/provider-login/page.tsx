import { LoginView } from '@/components/accounts/sign-in/login-view'
import { signInMessages } from '@/components/accounts/sign-in/messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

const { title, lead } = signInMessages.greetings.provider
export const metadata = accountMetadata(title, lead, routes.providerLogin())

export default function ProviderLoginPage() {
  return <LoginView who="provider" />
}
