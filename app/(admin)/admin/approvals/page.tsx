import { accountMetadata } from '@/components/accounts/account-metadata'
import { approvalTexts as texts } from '@/components/approvals/texts'
import { PageHead } from '@/components/layout/page-head'
import { LinkRows } from '@/components/ui/link-rows'
import { requireActor } from '@/lib/access/require-actor'
import { countQueuedClaims } from '@/lib/claims/queries/queue'
import { routes } from '@/lib/platform/routes'
import { countWaitingChanges } from '@/lib/profiles/queries/to-decide'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.start())

export default async function ApprovalsPage() {
  await requireActor(['admin'], routes.approvals.start())
  const [claims, changes] = await Promise.all([countQueuedClaims(), countWaitingChanges()])
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]}
      />
      <div className="wrap pb-16">
        <LinkRows
          rows={[
            { label: texts.claims, text: texts.claimsWaiting(claims), href: routes.approvals.claims() },
            { label: texts.changes, text: texts.changesWaiting(changes), href: routes.approvals.profileChanges() },
          ]}
        />
      </div>
    </>
  )
}
