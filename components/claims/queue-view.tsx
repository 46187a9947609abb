import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { Badge } from '@/components/ui/badge'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { QueuedClaim } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { additionTexts } from './addition/texts'
import { claimAdminTexts as texts } from './admin-texts'
import { STRENGTH_WORDS } from './texts'
import { waitingText } from './waiting-text'

type QueueViewProps = { claims: readonly QueuedClaim[]; total: number; today: string }

/** The claims that wait, the oldest first, each with the day by which it is promised. */
export function QueueView({ claims, total, today }: QueueViewProps) {
  const crumbs = [...APPROVAL_CRUMBS, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap pb-16">
        {claims.length === 0 ? (
          <EmptyState icon="check" title={texts.noneTitle}>
            {texts.noneText}
          </EmptyState>
        ) : (
          <>
            <p className="mb-4 font-semibold">{texts.count(total)}</p>
            <DataTable
              caption={texts.caption}
              columns={texts.columns}
              rows={claims.map(({ id, provider, isAddition, claimant, strength, isContested, createdOn, dueOn }) => ({
                key: String(id),
                head: (
                  <TextLink href={routes.approvals.claim(id)} className="inline-flex min-h-9 items-center">
                    {provider.name}, {provider.city}
                  </TextLink>
                ),
                cells: [
                  claimant,
                  <span key="strength" className="inline-flex flex-wrap items-center gap-2">
                    {STRENGTH_WORDS[strength]}
                    {isContested && <Badge tone="coral">{texts.contested}</Badge>}
                    {isAddition && <Badge>{additionTexts.isNew}</Badge>}
                  </span>,
                  waitingText(createdOn, today),
                  <DueDay key="due" dueOn={dueOn} today={today} />,
                ],
              }))}
            />
          </>
        )}
      </div>
    </>
  )
}

const DueDay = ({ dueOn, today }: { dueOn: string; today: string }) =>
  dueOn < today ? (
    <span className="font-semibold text-coral-deep">
      {dayText(dueOn, today)}, {texts.late}
    </span>
  ) : (
    dayText(dueOn, today)
  )
