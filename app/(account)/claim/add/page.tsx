import { accountMetadata } from '@/components/accounts/account-metadata'
import { AdditionForm } from '@/components/claims/addition/addition-form'
import { AdditionFrame } from '@/components/claims/addition/addition-view'
import { additionTexts as texts } from '@/components/claims/addition/texts'
import { SignInFirst } from '@/components/claims/sign-in-first'
import { claimTexts } from '@/components/claims/texts'
import { isAllowed } from '@/lib/access/policy'
import { currentActor } from '@/lib/access/session'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { addQuery } from '@/lib/claims/schema/addition'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.addProvider())

type AddPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** For everybody, as the search is: whoever has no provider account is told how to come back with one. */
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
        <p className="max-w-prose">{claimTexts.wrongRole}</p>
      ) : (
        <SignInFirst id="add" path={routes.addProvider({ name })} text={texts.visitor} />
      )}
    </AdditionFrame>
  )
}
