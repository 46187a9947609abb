import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdditionFileView, ClaimFileView } from '@/components/listings/claims/decide/claim-file-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findAdditionFile, findClaimFile } from '@/lib/listings/claims/queries/claim-file'
import { claimParams } from '@/lib/listings/claims/schema'
import { CLAIM_REVIEWER_ROLES } from '@/lib/listings/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'

export async function generateMetadata() {
  const t = await getTranslations('listings.claimDecisions')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.approvals.start())
}

type ClaimFilePageProps = { params: Promise<{ id: string }> }

export default async function ClaimToDecidePage({ params }: ClaimFilePageProps) {
  const { data } = claimParams.safeParse(await params)
  const actor = await requireActor(
    CLAIM_REVIEWER_ROLES,
    data ? dashboardRoutes.approvals.claim(data.id) : dashboardRoutes.approvals.start(),
  )
  if (!data) notFound()
  const today = todayIn(OFFICE_ZONE, now())
  const addition = await findAdditionFile(data.id)
  if (addition) return <AdditionFileView file={addition} userId={actor.id} today={today} />
  const file = await findClaimFile(data.id).catch(orNotFound)
  return <ClaimFileView file={file} userId={actor.id} today={today} />
}
