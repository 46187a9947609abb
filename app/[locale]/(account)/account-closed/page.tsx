import { AuthFrame } from '@/components/accounts/auth-frame'
import { accountMessages } from '@/components/accounts/messages'
import { leavingMessages as texts } from '@/components/accounts/settings/messages'
import { ButtonLink } from '@/components/ui/actions/links'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.closedTitle, texts.closedLead, routes.accountClosed())

export default function AccountClosedPage() {
  return (
    <AuthFrame title={texts.closedTitle} lead={texts.closedLead}>
      <p className="text-soft">{texts.closedMail}</p>
      <ButtonLink href={routes.signIn()} variant="secondary" className="mt-6">
        {accountMessages.prompt.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}
