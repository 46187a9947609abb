import { SignInFirst } from '@/components/listings/claims/claim-form'
import { ClaimFrame, ClaimView } from '@/components/listings/claims/claim-view'
import { claimMessages as texts } from '@/components/listings/claims/messages'
import { isAllowed } from '@/lib/access/policy'
import { currentActor, orNotFound } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findClaimPage, findProviderToClaim } from '@/lib/listings/claims/queries/claims'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(texts.invite, texts.lead, routes.findToClaim())

type ClaimPageProps = { params: Promise<{ id: string }> }

/** Public, because emails link here: a visitor without a provider account is shown how to get one and come back. */
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
