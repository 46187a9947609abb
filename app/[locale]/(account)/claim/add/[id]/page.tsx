import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdditionView } from '@/components/listings/claims/addition-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findOwnAddition } from '@/lib/listings/claims/queries/claims'
import { claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_ROLES } from '@/lib/listings/policy'
import { accountRoutes } from '@/lib/platform/http/account-routes'

export async function generateMetadata() {
  const t = await getTranslations('listings.additions')
  return accountMetadata(await getLocale(), t('title'), t('lead'), accountRoutes.addProvider())
}

type OwnAdditionPageProps = { params: Promise<{ id: string }> }

export default async function OwnAdditionPage({ params }: OwnAdditionPageProps) {
  const { data } = claimParams.safeParse(await params)
  const actor = await requireActor(CLAIM_ROLES, data ? accountRoutes.ownAddition(data.id) : accountRoutes.addProvider())
  if (!data) notFound()
  const own = await findOwnAddition(actor, data.id).catch(orNotFound)
  return <AdditionView own={own} userId={actor.id} />
}
