import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { AdditionFileView } from '@/components/claims/addition/addition-file-view'
import { claimAdminTexts as texts } from '@/components/claims/admin-texts'
import { FileView } from '@/components/claims/file-view'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { DECIDER_ROLES } from '@/lib/claims/policy'
import { findAdditionFile } from '@/lib/claims/queries/addition-file'
import { findClaimFile } from '@/lib/claims/queries/claim-file'
import { claimParams } from '@/lib/claims/schema/claim'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.start())

type ClaimFilePageProps = { params: Promise<{ id: string }> }

export default async function ClaimToDecidePage({ params }: ClaimFilePageProps) {
  const { data } = claimParams.safeParse(await params)
  const actor = await requireActor(DECIDER_ROLES, data ? routes.approvals.claim(data.id) : routes.approvals.start())
  if (!data) notFound()
  const today = todayIn(OFFICE_ZONE, now())
  const addition = await findAdditionFile(data.id)
  if (addition) return <AdditionFileView file={addition} userId={actor.id} today={today} />
  const file = await findClaimFile(data.id).catch(orNotFound)
  return <FileView file={file} userId={actor.id} today={today} />
}
