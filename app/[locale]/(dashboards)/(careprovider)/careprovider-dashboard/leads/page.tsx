import { getLocale, getTranslations } from 'next-intl/server'
import { LeadBoard } from '@/components/enrollment/leads/lead-board'
import { LeadList } from '@/components/enrollment/leads/lead-list'
import { LeadsView, leadsHref, Waitlist } from '@/components/enrollment/leads/leads-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import {
  countLeads,
  findBoard,
  findLeads,
  findLeadsProvider,
  findWaitlist,
  type LeadsProvider,
} from '@/lib/enrollment/leads/queries'
import { STAGES, type Stage } from '@/lib/enrollment/leads/rules'
import { type LeadsPageQuery, leadsPageQuery } from '@/lib/enrollment/leads/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.leads')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.leads())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LeadsPage({ searchParams }: PageProps) {
  const query = leadsPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], dashboardRoutes.leads())
  const frame = await findFrame(actor, query.provider)
  const view = query.view === 'list' ? undefined : query.view
  const hrefOf = (provider: string) => dashboardRoutes.leads({ provider, view })
  return (
    <ProviderPart {...frame} current="leads" act="answer" hrefOf={hrefOf}>
      {async ({ id, role }) => (
        <Leads provider={await findLeadsProvider(actor, id, now())} role={role} query={query} now={now()} />
      )}
    </ProviderPart>
  )
}

type LeadsProps = { provider: LeadsProvider; role: ProviderPersonRole; query: LeadsPageQuery; now: Date }

async function Leads({ provider, role, query, now }: LeadsProps) {
  const counts = await countLeads(provider)
  const isEmpty = STAGES.every((stage) => counts.stages[stage] === 0)
  return (
    <LeadsView providerId={provider.id} role={role} query={query} isEmpty={isEmpty}>
      <View provider={provider} query={query} now={now} counts={counts} />
    </LeadsView>
  )
}

type ViewProps = Omit<LeadsProps, 'role'> & { counts: Awaited<ReturnType<typeof countLeads>> }

async function View({ provider, query, now, counts }: ViewProps) {
  const { today } = provider
  const hrefOf = leadsHref(query)
  if (query.view === 'waitlist') return <Waitlist rooms={await findWaitlist(provider)} today={today} />
  if (query.view === 'list') {
    const page = await findLeads(provider, query)
    return <LeadList query={query} counts={counts} page={page} today={today} now={now} hrefOf={hrefOf} />
  }
  const hrefs = Object.fromEntries(STAGES.map((stage) => [stage, hrefOf({ view: undefined, stage })])) as Record<
    Stage,
    string
  >
  return <LeadBoard columns={await findBoard(provider)} counts={counts.stages} today={today} hrefs={hrefs} />
}
