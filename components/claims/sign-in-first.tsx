'use client'

import { rememberAct } from '@/components/accounts/begun-act'
import { ButtonLink } from '@/components/ui/button-link'
import { routes } from '@/lib/platform/routes'
import { claimTexts as texts } from './texts'

type SignInFirstProps = { id: string; path?: string; text?: string }

/** For a visitor: signing in or up leads back to the claim, in this tab. */
export function SignInFirst({ id, path = routes.claim(id), text = texts.visitor }: SignInFirstProps) {
  const remember = () => rememberAct({ act: 'claim', id, path })
  return (
    <>
      <p className="max-w-prose">{text}</p>
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
