import { accountMetadata } from '@/components/accounts/account-metadata'
import { DecidedView } from '@/components/approvals/decided-view'
import { QueueView } from '@/components/approvals/queue-view'
import { approvalTexts as texts } from '@/components/approvals/texts'
import { requireActor } from '@/lib/access/require-actor'
import { APPROVAL_ROLES } from '@/lib/approvals/policy'
import { findDecided } from '@/lib/approvals/queries/decided'
import { countQueue, findQueue } from '@/lib/approvals/queries/queue'
import { queueQuery } from '@/lib/approvals/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { todayIn } from '@/lib/providers/rules/dates'

export const metadata = accountMetadata(texts.title, texts.lead, routes.approvals.start())

type ApprovalsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ApprovalsPage({ searchParams }: ApprovalsPageProps) {
  const admin = await requireActor(APPROVAL_ROLES, routes.approvals.start())
  const query = queueQuery.parse(await searchParams)
  if (query.view === 'decided') {
    const [decided, counts] = await Promise.all([findDecided(query), countQueue(admin, now())])
    return <DecidedView query={query} counts={counts} decided={decided} now={now()} />
  }
  const queue = await findQueue(admin, query, now())
  return <QueueView query={query} queue={queue} adminId={admin.id} today={todayIn(OFFICE_ZONE, now())} />
}
