import { AuthFrame } from '@/components/accounts/auth-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { byMailTexts as texts } from './texts'

/** The same for every link that opens nothing, whatever the reason. */
export function DeadLinkView() {
  return (
    <AuthFrame title={texts.deadTitle} lead={texts.deadText}>
      <ButtonLink variant="secondary" href={routes.signIn()}>
        {texts.signIn}
      </ButtonLink>
    </AuthFrame>
  )
}
