'use client'

import { rememberAct } from '@/components/accounts/begun-act'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

/** For a visitor: signing in or up leads back to the claim, in this tab. */
export function SignInFirst({ id }: { id: string }) {
  const path = routes.claim(id)
  const remember = () => rememberAct({ act: 'claim', id, path })
  return (
    <>
      <p className="max-w-prose">{texts.visitor}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink href={routes.signUp({ role: 'careprovider' })} onClick={remember}>
          {texts.signUp}
        </ButtonLink>
        <ButtonLink variant="secondary" href={routes.signIn({ next: path })}>
          {texts.signIn}
        </ButtonLink>
      </div>
    </>
  )
}
