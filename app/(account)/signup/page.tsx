import { accountMetadata } from '@/components/accounts/account-metadata'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { SignUpForm } from '@/components/accounts/sign-up/sign-up-form'
import { signUpTexts as texts } from '@/components/accounts/sign-up/texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.subtitle, routes.signUp())

export default function SignUpPage() {
  return (
    <AuthFrame title={texts.title} lead={texts.subtitle}>
      <SignUpForm />
    </AuthFrame>
  )
}
