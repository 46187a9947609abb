import { AdditionForm } from '@/components/listings/claims/addition-form'
import { AdditionFrame } from '@/components/listings/claims/addition-view'
import { SignInFirst } from '@/components/listings/claims/claim-form'
import { claimMessages, additionMessages as texts } from '@/components/listings/claims/messages'
import { isAllowed } from '@/lib/access/policy'
import { currentActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { addQuery } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.addProvider())

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
  return (
    <AdditionFrame>
      {actor.kind === 'user' ? (
        <p className="max-w-prose">{claimMessages.wrongRole}</p>
      ) : (
        <SignInFirst id="add" path={routes.addProvider({ name })} text={texts.visitor} />
      )}
    </AdditionFrame>
  )
}
