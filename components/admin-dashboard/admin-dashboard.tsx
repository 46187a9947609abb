import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { adminTexts as texts } from './texts'

const ICONS = { analytics: 'search', locations: 'pin', content: 'list', users: 'users', settings: 'filter' } as const
export type AdminTab = keyof typeof ICONS
const IDS = Object.keys(ICONS) as AdminTab[]

/** Whatever else the address names is the first. */
export const adminTabOf = (named: unknown): AdminTab => IDS.find((id) => id === named) ?? 'analytics'

const TABS: readonly DashboardTab[] = IDS.map((id) => ({
  id,
  label: texts.tabs[id],
  icon: ICONS[id],
  href: routes.adminDashboard(id === 'analytics' ? {} : { tab: id }),
}))

type AdminDashboardProps = { firstName: string; email: string; current: AdminTab; children: ReactNode }

/** The admins' first screen: who is here, one part of the dashboard, and the ways to everything else. */
export function AdminDashboard({ firstName, email, current, children }: AdminDashboardProps) {
  return (
    <DashboardFrame
      firstName={firstName || texts.badge}
      name={texts.title}
      lead={texts.lead}
      tabs={TABS}
      current={current}
      onPhones="strip"
      side={<QuickActions />}
    >
      <p className="mb-8 flex flex-wrap items-center gap-3 text-soft">
        <Badge tone="mint">{texts.badge}</Badge>
        {email}
      </p>
      {children}
    </DashboardFrame>
  )
}

const QuickActions = () => (
  <nav aria-labelledby="quick-actions" className="rounded-lg border border-line bg-card p-6">
    <h2 id="quick-actions" className="text-name">
      {texts.quick}
    </h2>
    <ul className="mt-2">
      {texts.actions.map(({ label, href }) => (
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

/** What a part is for, and the way there. */
export function AdminPart({ tab, children }: PartProps) {
  const { text, label, href } = texts.parts[tab]
  return (
    <section className="max-w-reading">
      <h2 className="text-section tracking-tight">{texts.tabs[tab]}</h2>
      <p className="mt-2">{text}</p>
      {children && <p className="mt-2 text-soft">{children}</p>}
      {tab === 'settings' &&
        texts.settings.map(({ title, text }) => (
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
