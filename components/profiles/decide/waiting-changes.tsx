import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import type { WaitingChange } from '@/lib/profiles/types'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import { decideTexts as texts } from './texts'

const TONES = { 'in-time': 'stone', today: 'sun', late: 'coral' } as const

/** What waits for an admin's decision, the oldest first. */
export function WaitingChanges({ changes, now }: { changes: readonly WaitingChange[]; now: Date }) {
  const today = todayIn(OFFICE_ZONE, now)
  const crumbs = [...APPROVAL_CRUMBS, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap pb-16">
        {changes.length === 0 ? (
          <EmptyState
            icon="check"
            title={texts.none}
            action={<ButtonLink href={routes.adminDashboard()}>{texts.backToDashboard}</ButtonLink>}
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <ul className="max-w-reading divide-y divide-line border-y border-line">
            {changes.map(({ id, provider, fieldCount, submittedAt, clock }) => (
              <li key={id}>
                <AppLink
                  href={routes.approvals.profileChange(id)}
                  className="group flex flex-wrap items-center gap-x-4 gap-y-1 py-4"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold group-hover:text-pine">{provider.name}</span>
                    <span className="block text-soft">
                      {texts.fieldCount(fieldCount)} ·{' '}
                      {texts.sent(dayText(todayIn(OFFICE_ZONE, new Date(submittedAt)), today))}
                    </span>
                  </span>
                  <Badge tone={TONES[clock.state]}>{texts.due[clock.state](dayText(clock.dueOn, today))}</Badge>
                </AppLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
