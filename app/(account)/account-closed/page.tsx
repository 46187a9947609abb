import { accountMetadata } from '@/components/accounts/account-metadata'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { leavingTexts as texts } from '@/components/accounts/settings/leaving-texts'
import { accountTexts } from '@/components/accounts/texts'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.closedTitle, texts.closedLead, routes.accountClosed())

export default function AccountClosedPage() {
  return (
    <AuthFrame title={texts.closedTitle} lead={texts.closedLead}>
      <p className="text-soft">{texts.closedMail}</p>
      <ButtonLink href={routes.signIn()} variant="secondary" className="mt-6">
        {accountTexts.prompt.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}
