import { SITE } from '@/lib/platform/config/site'
import { AuthFrame } from '../auth-frame'
import { signInMessages as texts } from './messages'
import { SignInForm } from './sign-in-flow'

type LoginViewProps = { who?: keyof typeof texts.greetings }

/** The sign-in screen; `who` selects its wording. One form signs in every role. */
export function LoginView({ who }: LoginViewProps) {
  const { title, lead } = who ? texts.greetings[who] : { title: texts.title, lead: undefined }
  return (
    <AuthFrame title={title} lead={lead}>
      <SignInForm />
      {who === 'vendor' && (
        <p className="mt-6 border-t border-line pt-6 text-soft">
          {texts.vendorContact}{' '}
          <a href={`mailto:${SITE.contactEmail}`} className="font-semibold text-pine underline">
            {SITE.contactEmail}
          </a>
        </p>
      )}
    </AuthFrame>
  )
}
