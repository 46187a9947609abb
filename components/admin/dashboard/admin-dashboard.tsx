import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { CountList, LinkRows } from '@/components/ui/data/data-list'
import { Badge } from '@/components/ui/surface/badge'
import { APPROVAL_KINDS, type QueueCounts } from '@/lib/admin/approvals/schema'
import { illParts } from '@/lib/admin/site-health/rules'
import type { Part, SiteFacts } from '@/lib/admin/site-health/schema'
import type { Activity } from '@/lib/admin/users/schema'
import { type PendingDecisions, SITE_FIGURES, type SiteFigure, type SiteFigures } from '@/lib/analytics/figures/rules'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import { approvalMessages } from '../approvals/messages'
import { ActivityList } from '../audit-log/audit-log-view'
import { siteHealthMessages } from '../site-health/messages'
import { adminMessages, todayMessages } from './messages'

type TodayPartProps = { queue: QueueCounts; waits: PendingDecisions; facts: SiteFacts }

/** What an admin should do first: decisions with a promised deadline, then what does not work, then the rest. */
export function TodayPart({ queue, waits, facts }: TodayPartProps) {
  const rows = [
    queue.all > 0 && {
      label: todayMessages.approvals(queue.all),
      text:
        queue.late > 0
          ? `${approvalMessages.late(queue.late)} ${todayMessages.oldestFirst}`
          : todayMessages.oldestFirst,
      href: routes.approvals.start(),
    },
    ...APPROVAL_KINDS.filter((kind) => queue[kind] > 0).map((kind) => ({
      label: todayMessages.kind(approvalMessages.kinds[kind], queue[kind]),
      text: todayMessages.kindText[kind],
      href: routes.approvals.start({ kind }),
    })),
    ...illParts(facts).map((part) => ({
      label: `${siteHealthMessages.title}: ${siteHealthMessages.parts[part].title}`,
      text: stateText(part, facts),
      href: `${routes.admin.settings()}#${part}`,
    })),
    waits.invoices > 0 && { ...todayMessages.invoices(waits.invoices), href: routes.adminBilling() },
    waits.rows > 0 && { ...todayMessages.rows(waits.rows), href: routes.admin.imports() },
  ].filter((row) => row !== false)
  return (
    <section className="mb-10">
      <h2 className="text-section tracking-tight">{todayMessages.title}</h2>
      {rows.length === 0 ? <p className="mt-1 text-soft">{todayMessages.nothing}</p> : <LinkRows rows={rows} />}
    </section>
  )
}

const stateText = <P extends Part>(part: P, facts: SiteFacts) => siteHealthMessages.parts[part].is(facts[part])

/** The list behind a figure, where there is one. */
const LISTS: Partial<Record<SiteFigure, string>> = {
  pageViews: routes.browseLocations(),
  parents: routes.admin.users({ role: 'caregiver' }),
  providers: routes.admin.users({ role: 'careprovider' }),
  claims: routes.approvals.start({ kind: 'claims' }),
}

type AnalyticsPartProps = { figures: SiteFigures; activity: readonly Activity[]; now: Date }

/** Six figures with their meaning and previous value, and recent activity. */
export function AnalyticsPart({ figures, activity, now }: AnalyticsPartProps) {
  const { from, to } = figures
  const counts = SITE_FIGURES.map((figure) => ({
    key: figure,
    ...adminMessages.figures[figure],
    count: figures.now[figure],
    before: adminMessages.before(figures.before[figure]),
    href: LISTS[figure],
  }))
  return (
    <>
      <section>
        <h2 className="text-section tracking-tight">{adminMessages.figuresTitle}</h2>
        <p className="mt-1 mb-5 text-soft">{adminMessages.span(dateText(from, to), dateText(to, to))}</p>
        <CountList counts={counts} className="xl:grid-cols-3" />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-section tracking-tight">{adminMessages.activity}</h2>
        {activity.length === 0 ? (
          <p className="text-soft">{adminMessages.noActivity}</p>
        ) : (
          <ActivityList activity={activity} now={now} />
        )}
        <TextLink href={routes.admin.auditLog()} className="mt-3 inline-flex min-h-11 items-center">
          {adminMessages.allActivity}
        </TextLink>
      </section>
    </>
  )
}

const ICONS = { analytics: 'search', locations: 'pin', content: 'list', users: 'users', settings: 'filter' } as const
export type AdminTab = keyof typeof ICONS
const IDS = Object.keys(ICONS) as AdminTab[]

/** An unknown tab falls back to the first. */
export const adminTabOf = (named: unknown): AdminTab => IDS.find((id) => id === named) ?? 'analytics'

const TABS: readonly DashboardTab[] = IDS.map((id) => ({
  id,
  label: adminMessages.tabs[id],
  icon: ICONS[id],
  href: routes.adminDashboard(id === 'analytics' ? {} : { tab: id }),
}))

type AdminDashboardProps = {
  firstName: string
  email: string
  current: AdminTab
  children: ReactNode
  /** What can wait until after the quick actions on phones. */
  rest?: ReactNode
}

/** The admins' start screen: who is signed in, one part of the dashboard, and links to everything else. */
export function AdminDashboard({ firstName, email, current, children, rest }: AdminDashboardProps) {
  const t = useTranslations('layout')
  return (
    <DashboardFrame
      title={t('welcome', { firstName: firstName || adminMessages.badge })}
      name={adminMessages.title}
      lead={adminMessages.lead}
      tabs={TABS}
      current={current}
      onPhones="strip"
      side={<QuickActions />}
      rest={rest}
    >
      <p className="mb-8 flex flex-wrap items-center gap-3 text-soft">
        <Badge tone="mint">{adminMessages.badge}</Badge>
        {email}
      </p>
      {children}
    </DashboardFrame>
  )
}

const QuickActions = () => (
  <nav aria-labelledby="quick-actions" className="rounded-lg border border-line bg-card p-6">
    <h2 id="quick-actions" className="text-name">
      {adminMessages.quick}
    </h2>
    <ul className="mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
      {adminMessages.actions.map(({ label, href }) => (
        <li key={href}>
          <TextLink href={href} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  </nav>
)

type PartProps = { tab: Exclude<AdminTab, 'analytics'>; children?: ReactNode }

/** What a part is for, and a link to it. */
export function AdminPart({ tab, children }: PartProps) {
  const { text, label, href } = adminMessages.parts[tab]
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{adminMessages.tabs[tab]}</h2>
      <p className="mt-2">{text}</p>
      {children && <p className="mt-2 text-soft">{children}</p>}
      {tab === 'settings' &&
        adminMessages.settings.map(({ title, text }) => (
          <div key={title} className="mt-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-soft">{text}</p>
          </div>
        ))}
      <ButtonLink href={href} className="mt-5">
        {label}
      </ButtonLink>
    </section>
  )
}
