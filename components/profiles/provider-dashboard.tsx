import type { ReactNode } from 'react'
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
import { dashboardTexts as texts } from './dashboard-texts'

const TABS = [
  { id: 'profile', label: texts.profile, icon: 'home', href: routes.careproviderDashboard() },
  { id: 'analytics', label: figureTexts.title, icon: 'search', href: routes.providerNumbers() },
  { id: 'leads', label: leadTexts.title, icon: 'list', href: routes.leads() },
  {
    id: 'insights',
    label: insightTexts.title,
    wideLabel: insightTexts.wideTitle,
    icon: 'sun',
    href: routes.insights(),
  },
  { id: 'messages', label: messageTexts.title, icon: 'message', href: routes.messages('careprovider') },
  {
    id: 'calendar',
    label: calendarTexts.title,
    icon: 'calendar',
    href: routes.careproviderDashboard({ tab: 'calendar' }),
  },
  { id: 'reviews', label: reviewTexts.title, icon: 'star', href: routes.receivedReviews() },
  { id: 'people', label: peopleTexts.title, icon: 'users', href: routes.providerPeople() },
  { id: 'billing', label: billingTexts.title, icon: 'dollar', href: routes.billing() },
] as const satisfies readonly DashboardTab[]

type ProviderDashboardProps = { firstName: string; current: (typeof TABS)[number]['id']; children: ReactNode }

/** A provider's dashboard: a part appears here when there is something to do in it. */
export function ProviderDashboard({ firstName, current, children }: ProviderDashboardProps) {
  return (
    <DashboardFrame
      firstName={firstName}
      name={texts.title}
      lead={texts.lead}
      tabs={TABS}
      current={current}
      onPhones="strip"
    >
      {children}
    </DashboardFrame>
  )
}
