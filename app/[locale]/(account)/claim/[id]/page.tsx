import { getLocale, getTranslations } from 'next-intl/server'
import { SignInFirst } from '@/components/listings/claims/claim-form'
import { ClaimFrame, ClaimView } from '@/components/listings/claims/claim-view'
import { isAllowed } from '@/lib/access/policy'
import { currentActor, orNotFound } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findClaimPage, findProviderToClaim } from '@/lib/listings/claims/queries/claims'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('listings.claims')
  return accountMetadata(await getLocale(), t('invite'), t('lead'), routes.findToClaim())
}

type ClaimPageProps = { params: Promise<{ id: string }> }

/** Public, because emails link here: a visitor without a provider account is shown how to get one and come back. */
export default async function ClaimProviderPage({ params }: ClaimPageProps) {
  const { id, name } = await findProviderToClaim((await params).id).catch(orNotFound)
  const actor = await currentActor()
  if (actor.kind === 'user' && isAllowed(actor, CLAIM_ROLES))
    return <ClaimView page={await findClaimPage(actor, id, now())} userId={actor.id} />
  const t = await getTranslations('listings.claims')
  return (
    <ClaimFrame provider={{ id, name }}>
      {actor.kind === 'user' ? <p className="max-w-prose">{t('wrongRole')}</p> : <SignInFirst id={id} />}
    </ClaimFrame>
  )
}
