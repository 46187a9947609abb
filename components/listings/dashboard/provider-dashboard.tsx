import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import type { OwnProviders } from '@/lib/listings/people/schema'
import { mayActAnywhere, type ProviderAct } from '@/lib/listings/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

type Counts = {
  /** Families that need attention today. */
  families: number
  /** Conversations with something unread. */
  messages: number
}

type Tab = Omit<DashboardTab, 'label' | 'wideLabel' | 'href' | 'count'> & {
  act: ProviderAct
  hrefOf: (provider?: string) => string
  count?: keyof Counts
}

const TABS = [
  {
    id: 'today',
    act: 'answer',
    icon: 'sun',
    hrefOf: (provider) => dashboardRoutes.careproviderDashboard({ provider }),
  },
  {
    id: 'leads',
    act: 'answer',
    icon: 'list',
    hrefOf: (provider) => dashboardRoutes.leads({ provider }),
    count: 'families',
  },
  {
    id: 'messages',
    act: 'answer',
    icon: 'message',
    hrefOf: (provider) => dashboardRoutes.messages('careprovider', { provider }),
    count: 'messages',
  },
  {
    id: 'profile',
    act: 'edit-profile',
    icon: 'home',
    hrefOf: (provider) => dashboardRoutes.publicProfile({ provider }),
  },
  {
    id: 'calendar',
    act: 'answer',
    icon: 'calendar',
    hrefOf: (provider) => dashboardRoutes.careproviderDashboard({ tab: 'calendar', provider }),
  },
  {
    id: 'analytics',
    act: 'see-numbers',
    icon: 'search',
    hrefOf: (provider) => dashboardRoutes.providerNumbers({ provider }),
  },
] as const satisfies readonly Tab[]

/** The tabs behind "More". */
const MORE = [
  {
    id: 'insights',
    act: 'see-numbers',
    icon: 'sun',
    hrefOf: (provider) => dashboardRoutes.insights({ provider }),
  },
  {
    id: 'journal',
    act: 'answer',
    icon: 'book',
    hrefOf: (provider) => dashboardRoutes.journal({ provider }),
  },
  {
    id: 'reviews',
    act: 'speak-for',
    icon: 'star',
    hrefOf: (provider) => dashboardRoutes.receivedReviews({ provider }),
  },
  {
    id: 'people',
    act: 'answer',
    icon: 'users',
    hrefOf: (provider) => dashboardRoutes.providerPeople({ provider }),
  },
  {
    id: 'billing',
    act: 'manage-billing',
    icon: 'dollar',
    hrefOf: (provider) => dashboardRoutes.billing({ provider }),
  },
] as const satisfies readonly Tab[]

export type DashboardPart = (typeof TABS | typeof MORE)[number]['id']

type TabNames = Pick<DashboardTab, 'label' | 'wideLabel'>

function useTabNames(): Record<DashboardPart, TabNames> {
  const today = useTranslations('listings.today')
  const dashboard = useTranslations('listings.dashboard')
  const people = useTranslations('listings.people')
  const leads = useTranslations('enrollment.leads')
  const conversations = useTranslations('enrollment.conversations')
  const calendar = useTranslations('enrollment.calendar')
  const figures = useTranslations('analytics.figures')
  const insights = useTranslations('analytics.insights')
  const journal = useTranslations('content.journal')
  const billing = useTranslations('billing.common')
  const reviews = useTranslations('reviews.common')
  return {
    today: { label: today('title') },
    leads: { label: leads('title') },
    messages: { label: conversations('title') },
    profile: { label: dashboard('profile') },
    calendar: { label: calendar('title') },
    analytics: { label: figures('title') },
    insights: { label: insights('title'), wideLabel: insights('wideTitle') },
    journal: { label: journal('title'), wideLabel: journal('wideTitle') },
    reviews: { label: reviews('title') },
    people: { label: people('title') },
    billing: { label: billing('title') },
  }
}

/** What every tab of the dashboard gets. */
export type ProviderFrame = { firstName: string; own: OwnProviders; counts: Counts }

/** The selected provider for links; undefined if the user has only one. */
export const providerIn = ({ own: { providers, chosen } }: Pick<ProviderFrame, 'own'>): string | undefined =>
  providers.length > 1 ? chosen?.id : undefined

type ProviderDashboardProps = ProviderFrame & { current: DashboardPart; children: ReactNode }

/** A provider's dashboard: shows only the tabs in which the user can do something. */
export function ProviderDashboard({ firstName, own, counts, current, children }: ProviderDashboardProps) {
  const t = useTranslations('listings.dashboard')
  const layout = useTranslations('layout.page')
  const names = useTabNames()
  const roles = own.providers.map(({ role }) => role)
  const provider = providerIn({ own })
  const shown = (tabs: readonly (Tab & { id: DashboardPart })[]): DashboardTab[] =>
    tabs
      .filter(({ act }) => mayActAnywhere(roles, act))
      .map(({ act: _, hrefOf, count, ...tab }) => ({
        ...tab,
        ...names[tab.id],
        href: hrefOf(provider),
        count: count && { number: counts[count], means: t(`counts.${count}`, { count: counts[count] }) },
      }))
  return (
    <DashboardFrame
      title={layout('welcome', { firstName })}
      name={t('title')}
      tabs={shown(TABS)}
      more={shown(MORE)}
      current={current}
      onPhones="strip"
    >
      {children}
    </DashboardFrame>
  )
}
