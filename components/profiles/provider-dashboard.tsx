import type { ReactNode } from 'react'
import { journalTexts } from '@/components/articles/journal/texts'
import { billingTexts } from '@/components/billing/texts'
import { calendarTexts } from '@/components/calendar/texts'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { leadTexts } from '@/components/leads/texts'
import { messageTexts } from '@/components/messages/texts'
import { figureTexts } from '@/components/provider-figures/texts'
import { peopleTexts } from '@/components/provider-people/texts'
import { reviewTexts } from '@/components/reviews/texts'
import { insightTexts } from '@/components/trends/texts'
import { routes } from '@/lib/platform/routes'
import { mayAnywhere, type ProviderAct } from '@/lib/provider-people/policy'
import { dashboardTexts as texts } from './dashboard-texts'

const TABS = [
  { id: 'profile', act: 'edit-profile', label: texts.profile, icon: 'home', href: routes.careproviderDashboard() },
  { id: 'analytics', act: 'see-numbers', label: figureTexts.title, icon: 'search', href: routes.providerNumbers() },
  { id: 'leads', act: 'answer', label: leadTexts.title, icon: 'list', href: routes.leads() },
  {
    id: 'insights',
    act: 'see-numbers',
    label: insightTexts.title,
    wideLabel: insightTexts.wideTitle,
    icon: 'sun',
    href: routes.insights(),
  },
  {
    id: 'journal',
    act: 'answer',
    label: journalTexts.title,
    wideLabel: journalTexts.wideTitle,
    icon: 'book',
    href: routes.journal(),
  },
  { id: 'messages', act: 'answer', label: messageTexts.title, icon: 'message', href: routes.messages('careprovider') },
  {
    id: 'calendar',
    act: 'answer',
    label: calendarTexts.title,
    icon: 'calendar',
    href: routes.careproviderDashboard({ tab: 'calendar' }),
  },
  { id: 'reviews', act: 'speak-for', label: reviewTexts.title, icon: 'star', href: routes.receivedReviews() },
  { id: 'people', act: 'answer', label: peopleTexts.title, icon: 'users', href: routes.providerPeople() },
  { id: 'billing', act: 'manage-billing', label: billingTexts.title, icon: 'dollar', href: routes.billing() },
] as const satisfies readonly (DashboardTab & { act: ProviderAct })[]

export type DashboardPart = (typeof TABS)[number]['id']

type ProviderDashboardProps = {
  firstName: string
  /** What they look after, each with their role there. */
  providers: readonly { role: string }[]
  current: DashboardPart
  children: ReactNode
}

/** A provider's dashboard: a part appears here for whom there is something to do in it. */
export function ProviderDashboard({ firstName, providers, current, children }: ProviderDashboardProps) {
  const roles = providers.map(({ role }) => role)
  return (
    <DashboardFrame
      firstName={firstName}
      name={texts.title}
      lead={texts.lead}
      tabs={TABS.filter(({ act }) => mayAnywhere(roles, act))}
      current={current}
      onPhones="strip"
    >
      {children}
    </DashboardFrame>
  )
}
