import { LeadBoard } from '@/components/enrollment/leads/lead-board'
import { LeadList } from '@/components/enrollment/leads/lead-list'
import { LeadsView, leadsHref, Waitlist } from '@/components/enrollment/leads/leads-view'
import { countLeads, findBoard, findLeads, findWaitlist, type LeadsProvider } from '@/lib/enrollment/leads/queries'
import { STAGES, type Stage } from '@/lib/enrollment/leads/rules'
import type { LeadsPageQuery } from '@/lib/enrollment/leads/schema'
import type { ProviderPersonRole } from '@/prisma/generated/enums'

type LeadsProps = { provider: LeadsProvider; role: ProviderPersonRole; query: LeadsPageQuery; now: Date }

export async function Leads({ provider, role, query, now }: LeadsProps) {
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
