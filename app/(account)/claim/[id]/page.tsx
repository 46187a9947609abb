import { accountMetadata } from '@/components/accounts/account-metadata'
import { ClaimFrame, ClaimView } from '@/components/claims/claim-view'
import { SignInFirst } from '@/components/claims/sign-in-first'
import { claimTexts as texts } from '@/components/claims/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { isAllowed } from '@/lib/access/policy'
import { currentActor } from '@/lib/access/session'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { findClaimPage } from '@/lib/claims/queries/own'
import { findProviderToClaim } from '@/lib/claims/queries/to-claim'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.invite, texts.lead, routes.findToClaim())

type ClaimPageProps = { params: Promise<{ id: string }> }

/** For everybody, since mails lead here: whoever has no provider account is told how to come back with one. */
export default async function ClaimProviderPage({ params }: ClaimPageProps) {
  const { id, name } = await findProviderToClaim((await params).id).catch(orNotFound)
  const actor = await currentActor()
  if (actor.kind === 'user' && isAllowed(actor, CLAIM_ROLES))
    return <ClaimView page={await findClaimPage(actor, id, now())} userId={actor.id} />
  return (
    <ClaimFrame provider={{ id, name }}>
      {actor.kind === 'user' ? <p className="max-w-prose">{texts.wrongRole}</p> : <SignInFirst id={id} />}
    </ClaimFrame>
  )
}
