import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { layoutTexts } from './texts'

/**
 * The header's right side for somebody who is signed out, which is what every generated page holds. On phones Sign In
 * stays, the others stand in the menu.
 */
export function AccountArea() {
  return (
    <div className="ml-auto flex items-center gap-2.5">
      <ButtonLink variant="quiet" href={routes.signUp({ role: 'careprovider' })} className="max-lg:hidden">
        {layoutTexts.providerClaim}
      </ButtonLink>
      <ButtonLink variant="secondary" href={routes.signUp({ role: 'caregiver' })} className="max-lg:hidden">
        {layoutTexts.parentSignUp}
      </ButtonLink>
      <ButtonLink href={routes.signIn()}>{layoutTexts.signIn}</ButtonLink>
    </div>
  )
}
