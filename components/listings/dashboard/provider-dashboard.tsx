import type { ReactNode } from 'react'
import { figureMessages, insightMessages } from '@/components/analytics/messages'
import { billingMessages } from '@/components/billing/messages'
import { journalMessages } from '@/components/content/articles/journal-messages'
import { calendarMessages } from '@/components/enrollment/calendar/messages'
import { conversationMessages } from '@/components/enrollment/conversations/messages'
import { leadMessages } from '@/components/enrollment/leads/messages'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { layoutMessages } from '@/components/layout/messages'
import { reviewMessages } from '@/components/reviews/messages'
import { mayActAnywhere, type ProviderAct } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'
import { peopleMessages } from '../people/messages'

export const providerDashboardMessages = {
  title: 'Care Provider Dashboard',
  lead: 'Families read your page before they write to you. Keep it up to date, and answer them.',
  profile: 'Public Profile',
  notYours: (who: string, provider: string) =>
    `This is for ${who} of ${provider}. Your role there is to answer families.`,
  /** By how many of the user's roles allow it. */
  who: { managers: 'managers', editors: 'managers and editors' },
} as const

const TABS = [
  {
    id: 'profile',
    act: 'edit-profile',
    label: providerDashboardMessages.profile,
    icon: 'home',
    href: routes.careproviderDashboard(),
  },
  { id: 'analytics', act: 'see-numbers', label: figureMessages.title, icon: 'search', href: routes.providerNumbers() },
  { id: 'leads', act: 'answer', label: leadMessages.title, icon: 'list', href: routes.leads() },
  {
    id: 'insights',
    act: 'see-numbers',
    label: insightMessages.title,
    wideLabel: insightMessages.wideTitle,
    icon: 'sun',
    href: routes.insights(),
  },
  {
    id: 'journal',
    act: 'answer',
    label: journalMessages.title,
    wideLabel: journalMessages.wideTitle,
    icon: 'book',
    href: routes.journal(),
  },
  {
    id: 'messages',
    act: 'answer',
    label: conversationMessages.title,
    icon: 'message',
    href: routes.messages('careprovider'),
  },
  {
    id: 'calendar',
    act: 'answer',
    label: calendarMessages.title,
    icon: 'calendar',
    href: routes.careproviderDashboard({ tab: 'calendar' }),
  },
  { id: 'reviews', act: 'speak-for', label: reviewMessages.title, icon: 'star', href: routes.receivedReviews() },
  { id: 'people', act: 'answer', label: peopleMessages.title, icon: 'users', href: routes.providerPeople() },
  { id: 'billing', act: 'manage-billing', label: billingMessages.title, icon: 'dollar', href: routes.billing() },
] as const satisfies readonly (DashboardTab & { act: ProviderAct })[]

export type DashboardPart = (typeof TABS)[number]['id']

type ProviderDashboardProps = {
  firstName: string
  /** The user's providers, each with their role there. */
  providers: readonly { role: string }[]
  current: DashboardPart
  children: ReactNode
}

/** A provider's dashboard: shows only the tabs in which the user can do something. */
export function ProviderDashboard({ firstName, providers, current, children }: ProviderDashboardProps) {
  const roles = providers.map(({ role }) => role)
  return (
    <DashboardFrame
      title={layoutMessages.welcome(firstName)}
      name={providerDashboardMessages.title}
      lead={providerDashboardMessages.lead}
      tabs={TABS.filter(({ act }) => mayActAnywhere(roles, act))}
      current={current}
      onPhones="strip"
    >
      {children}
    </DashboardFrame>
  )
}
