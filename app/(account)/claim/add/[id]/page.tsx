import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { AdditionView } from '@/components/claims/addition/addition-view'
import { additionTexts as texts } from '@/components/claims/addition/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { CLAIM_ROLES } from '@/lib/claims/policy'
import { findOwnAddition } from '@/lib/claims/queries/own'
import { claimParams } from '@/lib/claims/schema/claim'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.lead, routes.addProvider())

type OwnAdditionPageProps = { params: Promise<{ id: string }> }

export default async function OwnAdditionPage({ params }: OwnAdditionPageProps) {
  const { data } = claimParams.safeParse(await params)
  const actor = await requireActor(CLAIM_ROLES, data ? routes.ownAddition(data.id) : routes.addProvider())
  if (!data) notFound()
  const own = await findOwnAddition(actor, data.id).catch(orNotFound)
  return <AdditionView own={own} userId={actor.id} />
}
