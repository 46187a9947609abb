import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { CountList, LinkRows } from '@/components/ui/data/data-list'
import { Badge } from '@/components/ui/surface/badge'
import { APPROVAL_KINDS, type QueueCounts } from '@/lib/admin/approvals/schema'
import { failingParts } from '@/lib/admin/site-health/rules'
import type { SiteFacts } from '@/lib/admin/site-health/schema'
import type { Activity } from '@/lib/admin/users/schema'
import { type PendingDecisions, SITE_FIGURES, type SiteFigure, type SiteFigures } from '@/lib/analytics/figures/rules'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dateText } from '@/lib/platform/time/dates'
import { ActivityList } from '../audit-log/audit-log-view'
import { partState } from '../site-health/part-texts'

type TodayPartProps = { queue: QueueCounts; pending: PendingDecisions; facts: SiteFacts }

/** What an admin should do first: decisions with a promised deadline, then what does not work, then the rest. */
export function TodayPart({ queue, pending, facts }: TodayPartProps) {
  const t = useTranslations('admin.dashboard.today')
  const approvals = useTranslations('admin.approvals')
  const health = useTranslations('admin.siteHealth')
  const rows = [
    queue.all > 0 && {
      label: t('approvals', { count: queue.all }),
      text: queue.late > 0 ? `${approvals('late', { count: queue.late })} ${t('oldestFirst')}` : t('oldestFirst'),
      href: dashboardRoutes.approvals.start(),
    },
    ...APPROVAL_KINDS.filter((kind) => queue[kind] > 0).map((kind) => ({
      label: t('kind', { kind: approvals(`kinds.${kind}`), count: queue[kind] }),
      text: t(`kindText.${kind}`),
      href: dashboardRoutes.approvals.start({ kind }),
    })),
    ...failingParts(facts).map((part) => ({
      label: t('part', { part: health(`parts.${part}.title`) }),
      text: partState(part, facts, health),
      href: `${dashboardRoutes.admin.settings()}#${part}`,
    })),
    pending.invoices > 0 && {
      label: t('invoices.label', { count: pending.invoices }),
      text: t('invoices.text'),
      href: dashboardRoutes.adminBilling(),
    },
    pending.rows > 0 && {
      label: t('rows.label', { count: pending.rows }),
      text: t('rows.text'),
      href: dashboardRoutes.admin.imports(),
    },
  ].filter((row) => row !== false)
  return (
    <section className="mb-10">
      <h2 className="text-section tracking-tight">{t('title')}</h2>
      {rows.length === 0 ? <p className="mt-1 text-soft">{t('nothing')}</p> : <LinkRows rows={rows} />}
    </section>
  )
}

/** The list behind a figure, where there is one. */
const LISTS: Partial<Record<SiteFigure, string>> = {
  pageViews: routes.browseLocations(),
  parents: dashboardRoutes.admin.users({ role: 'caregiver' }),
  providers: dashboardRoutes.admin.users({ role: 'careprovider' }),
  claims: dashboardRoutes.approvals.start({ kind: 'claims' }),
}

type AnalyticsPartProps = { figures: SiteFigures; activity: readonly Activity[]; now: Date }

/** Six figures with their meaning and previous value, and recent activity. */
export function AnalyticsPart({ figures, activity, now }: AnalyticsPartProps) {
  const t = useTranslations('admin.dashboard')
  const locale = useLocale()
  const { from, to } = figures
  const counts = SITE_FIGURES.map((figure) => ({
    key: figure,
    name: t(`figures.${figure}.name`),
    means: t(`figures.${figure}.means`),
    count: figures.now[figure],
    before: t('before', { count: figures.before[figure] }),
    href: LISTS[figure],
  }))
  return (
    <>
      <section>
        <h2 className="text-section tracking-tight">{t('figuresTitle')}</h2>
        <p className="mt-1 mb-5 text-soft">
          {t('span', { from: dateText(locale, from, to), to: dateText(locale, to, to) })}
        </p>
        <CountList counts={counts} className="xl:grid-cols-3" />
      </section>
      <section className="mt-10">
        <h2 className="mb-3 text-section tracking-tight">{t('activity')}</h2>
        {activity.length === 0 ? (
          <p className="text-soft">{t('noActivity')}</p>
        ) : (
          <ActivityList activity={activity} now={now} />
        )}
        <TextLink href={dashboardRoutes.admin.auditLog()} className="mt-3 inline-flex min-h-11 items-center">
          {t('allActivity')}
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
  const t = useTranslations('admin.dashboard')
  const layout = useTranslations('layout.page')
  const tabs: readonly DashboardTab[] = IDS.map((id) => ({
    id,
    label: t(`tabs.${id}`),
    icon: ICONS[id],
    href: dashboardRoutes.adminDashboard(id === 'analytics' ? {} : { tab: id }),
  }))
  return (
    <DashboardFrame
      title={layout('welcome', { firstName: firstName || t('badge') })}
      name={t('title')}
      lead={t('lead')}
      tabs={tabs}
      current={current}
      onPhones="strip"
      side={<QuickActions />}
      rest={rest}
    >
      <p className="mb-8 flex flex-wrap items-center gap-3 text-soft">
        <Badge tone="mint">{t('badge')}</Badge>
        {email}
      </p>
      {children}
    </DashboardFrame>
  )
}

const ACTIONS = [
  { label: 'approvals', href: dashboardRoutes.approvals.start() },
  { label: 'providers', href: dashboardRoutes.admin.providers() },
  { label: 'locations', href: routes.browseLocations() },
  { label: 'content', href: dashboardRoutes.cms() },
  { label: 'users', href: dashboardRoutes.admin.users() },
  { label: 'billing', href: dashboardRoutes.adminBilling() },
  { label: 'settings', href: dashboardRoutes.admin.settings() },
  { label: 'auditLog', href: dashboardRoutes.admin.auditLog() },
] as const

function QuickActions() {
  const t = useTranslations('admin.dashboard')
  return (
    <nav aria-labelledby="quick-actions" className="rounded-lg border border-line bg-card p-6">
      <h2 id="quick-actions" className="text-name">
        {t('quick')}
      </h2>
      <ul className="mt-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4">
        {ACTIONS.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {t(`actions.${label}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const PARTS = {
  locations: routes.browseLocations(),
  content: dashboardRoutes.cms(),
  users: dashboardRoutes.admin.users(),
  settings: dashboardRoutes.admin.settings(),
}
const SETTINGS = ['api', 'security'] as const

type PartProps = { tab: Exclude<AdminTab, 'analytics'>; children?: ReactNode }

/** What a part is for, and a link to it. */
export function AdminPart({ tab, children }: PartProps) {
  const t = useTranslations('admin.dashboard')
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{t(`tabs.${tab}`)}</h2>
      <p className="mt-2">{t(`parts.${tab}.text`)}</p>
      {children && <p className="mt-2 text-soft">{children}</p>}
      {tab === 'settings' &&
        SETTINGS.map((one) => (
          <div key={one} className="mt-5">
            <h3 className="font-semibold">{t(`settings.${one}.title`)}</h3>
            <p className="mt-1 text-soft">{t(`settings.${one}.text`)}</p>
          </div>
        ))}
      <ButtonLink href={PARTS[tab]} className="mt-5">
        {t(`parts.${tab}.label`)}
      </ButtonLink>
    </section>
  )
}
