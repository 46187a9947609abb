import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { figureMessages, insightMessages } from '@/components/analytics/messages'
import { billingMessages } from '@/components/billing/messages'
import { journalMessages } from '@/components/content/articles/messages'
import { calendarMessages } from '@/components/enrollment/calendar/messages'
import { conversationMessages } from '@/components/enrollment/conversations/messages'
import { leadMessages } from '@/components/enrollment/leads/messages'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { reviewMessages } from '@/components/reviews/messages'
import type { OwnProviders } from '@/lib/listings/people/schema'
import { mayActAnywhere, type ProviderAct } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'
import { peopleMessages } from '../people/messages'
import { providerDashboardMessages, todayMessages } from './messages'

type Counts = {
  /** Families that need attention today. */
  families: number
  /** Conversations with something unread. */
  messages: number
}

type Tab = Omit<DashboardTab, 'href' | 'count'> & {
  act: ProviderAct
  hrefOf: (provider?: string) => string
  count?: keyof Counts
}

const TABS = [
  {
    id: 'today',
    act: 'answer',
    label: todayMessages.title,
    icon: 'sun',
    hrefOf: (provider) => routes.careproviderDashboard({ provider }),
  },
  {
    id: 'leads',
    act: 'answer',
    label: leadMessages.title,
    icon: 'list',
    hrefOf: (provider) => routes.leads({ provider }),
    count: 'families',
  },
  {
    id: 'messages',
    act: 'answer',
    label: conversationMessages.title,
    icon: 'message',
    hrefOf: (provider) => routes.messages('careprovider', { provider }),
    count: 'messages',
  },
  {
    id: 'profile',
    act: 'edit-profile',
    label: providerDashboardMessages.profile,
    icon: 'home',
    hrefOf: (provider) => routes.publicProfile({ provider }),
  },
  {
    id: 'calendar',
    act: 'answer',
    label: calendarMessages.title,
    icon: 'calendar',
    hrefOf: (provider) => routes.careproviderDashboard({ tab: 'calendar', provider }),
  },
  {
    id: 'analytics',
    act: 'see-numbers',
    label: figureMessages.title,
    icon: 'search',
    hrefOf: (provider) => routes.providerNumbers({ provider }),
  },
] as const satisfies readonly Tab[]

/** Behind "More". */
const MORE = [
  {
    id: 'insights',
    act: 'see-numbers',
    label: insightMessages.title,
    wideLabel: insightMessages.wideTitle,
    icon: 'sun',
    hrefOf: (provider) => routes.insights({ provider }),
  },
  {
    id: 'journal',
    act: 'answer',
    label: journalMessages.title,
    wideLabel: journalMessages.wideTitle,
    icon: 'book',
    hrefOf: (provider) => routes.journal({ provider }),
  },
  {
    id: 'reviews',
    act: 'speak-for',
    label: reviewMessages.title,
    icon: 'star',
    hrefOf: (provider) => routes.receivedReviews({ provider }),
  },
  {
    id: 'people',
    act: 'answer',
    label: peopleMessages.title,
    icon: 'users',
    hrefOf: (provider) => routes.providerPeople({ provider }),
  },
  {
    id: 'billing',
    act: 'manage-billing',
    label: billingMessages.title,
    icon: 'dollar',
    hrefOf: (provider) => routes.billing({ provider }),
  },
] as const satisfies readonly Tab[]

export type DashboardPart = (typeof TABS | typeof MORE)[number]['id']

/** What every tab of the dashboard gets. */
export type ProviderFrame = { firstName: string; own: OwnProviders; counts: Counts }

/** The chosen provider for links, where there are several. */
export const providerIn = ({ own: { providers, chosen } }: Pick<ProviderFrame, 'own'>): string | undefined =>
  providers.length > 1 ? chosen?.id : undefined

type ProviderDashboardProps = ProviderFrame & { current: DashboardPart; children: ReactNode }

/** A provider's dashboard: shows only the tabs in which the user can do something. */
export function ProviderDashboard({ firstName, own, counts, current, children }: ProviderDashboardProps) {
  const t = useTranslations('layout')
  const roles = own.providers.map(({ role }) => role)
  const provider = providerIn({ own })
  const shown = (tabs: readonly Tab[]): DashboardTab[] =>
    tabs
      .filter(({ act }) => mayActAnywhere(roles, act))
      .map(({ act: _, hrefOf, count, ...tab }) => ({
        ...tab,
        href: hrefOf(provider),
        count: count && { number: counts[count], means: providerDashboardMessages.counts[count](counts[count]) },
      }))
  return (
    <DashboardFrame
      title={t('welcome', { firstName })}
      name={providerDashboardMessages.title}
      tabs={shown(TABS)}
      more={shown(MORE)}
      current={current}
      onPhones="strip"
    >
      {children}
    </DashboardFrame>
  )
}
