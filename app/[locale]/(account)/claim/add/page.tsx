import { getLocale, getTranslations } from 'next-intl/server'
import { AdditionForm } from '@/components/listings/claims/addition-form'
import { AdditionFrame } from '@/components/listings/claims/addition-view'
import { SignInFirst } from '@/components/listings/claims/claim-form'
import { isAllowed } from '@/lib/access/policy'
import { currentActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { addQuery } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('listings.additions')
  return accountMetadata(await getLocale(), t('title'), t('lead'), accountRoutes.addProvider())
}

type AddPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Public, like the search: a visitor without a provider account is shown how to get one and come back. */
export default async function AddProviderPage({ searchParams }: AddPageProps) {
  const { name } = addQuery.parse(await searchParams)
  const actor = await currentActor()
  if (actor.kind === 'user' && isAllowed(actor, CLAIM_ROLES))
    return (
      <AdditionFrame>
        <AdditionForm userId={actor.id} name={name} own={null} />
      </AdditionFrame>
    )
  const t = await getTranslations('listings.additions')
  const claims = await getTranslations('listings.claims')
  return (
    <AdditionFrame>
      {actor.kind === 'user' ? (
        <p className="max-w-prose">{claims('wrongRole')}</p>
      ) : (
        <SignInFirst id="add" path={accountRoutes.addProvider({ name })} text={t('visitor')} />
      )}
    </AdditionFrame>
  )
}
