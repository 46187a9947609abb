import { AuthFrame } from '@/components/accounts/auth-frame'
import { signUpMessages as texts } from '@/components/accounts/sign-up/messages'
import { SignUpForm } from '@/components/accounts/sign-up/sign-up-form'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.title, texts.subtitle, routes.signUp())

export default function SignUpPage() {
  return (
    <AuthFrame title={texts.title} lead={texts.subtitle}>
      <SignUpForm />
    </AuthFrame>
  )
}
