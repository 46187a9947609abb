import { getLocale, getTranslations } from 'next-intl/server'
import { JournalView } from '@/components/content/articles/journal-view'
import { ProviderDashboard, providerIn } from '@/components/listings/dashboard/provider-dashboard'
import { requireActor } from '@/lib/access/session'
import { findJournal } from '@/lib/content/articles/queries'
import { journalQuery } from '@/lib/content/articles/schema'
import { JOURNAL_ROLES } from '@/lib/content/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('content.journal')
  return accountMetadata(await getLocale(), t('wideTitle'), t('lead'), dashboardRoutes.journal())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function JournalPage({ searchParams }: PageProps) {
  const { provider, ...typed } = await searchParams
  const query = journalQuery.parse(typed)
  const actor = await requireActor(JOURNAL_ROLES, dashboardRoutes.journal({ show: query.show }))
  const [journal, frame] = await Promise.all([findJournal(actor, query, now()), findFrame(actor, provider)])
  return (
    <ProviderDashboard {...frame} current="journal">
      <JournalView provider={providerIn(frame)} show={query.show} journal={journal} />
    </ProviderDashboard>
  )
}
