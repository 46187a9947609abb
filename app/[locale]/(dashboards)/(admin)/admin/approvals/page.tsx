import { getLocale, getTranslations } from 'next-intl/server'
import { DecidedView, QueueView } from '@/components/admin/approvals/queue-view'
import { requireActor } from '@/lib/access/session'
import { countQueue, findDecided, findQueue } from '@/lib/admin/approvals/queries'
import { queueQuery } from '@/lib/admin/approvals/schema'
import { APPROVAL_ROLES } from '@/lib/admin/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'

export async function generateMetadata() {
  const t = await getTranslations('admin.approvals')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.approvals.start())
}

type ApprovalsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ApprovalsPage({ searchParams }: ApprovalsPageProps) {
  const admin = await requireActor(APPROVAL_ROLES, dashboardRoutes.approvals.start())
  const query = queueQuery.parse(await searchParams)
  if (query.view === 'decided') {
    const [decided, counts] = await Promise.all([findDecided(query), countQueue(admin, now())])
    return <DecidedView query={query} counts={counts} decided={decided} now={now()} />
  }
  const queue = await findQueue(admin, query, now())
  return <QueueView query={query} queue={queue} adminId={admin.id} today={todayIn(OFFICE_ZONE, now())} />
}
