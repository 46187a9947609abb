import { accountMetadata } from '@/components/accounts/account-metadata'
import { claimAdminTexts as texts } from '@/components/claims/admin-texts'
import { QueueView } from '@/components/claims/queue-view'
import { requireActor } from '@/lib/access/require-actor'
import { DECIDER_ROLES } from '@/lib/claims/policy'
import { findQueuedClaims } from '@/lib/claims/queries/queue'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.claims())

export default async function ClaimsToDecidePage() {
  await requireActor(DECIDER_ROLES, routes.approvals.claims())
  return <QueueView {...(await findQueuedClaims())} today={todayIn(OFFICE_ZONE, now())} />
}
