import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardTab } from '@/components/layout/dashboard-frame'
import { messageTexts } from '@/components/messages/texts'
import { reviewTexts } from '@/components/reviews/texts'
import { routes } from '@/lib/platform/routes'
import { dashboardTexts as texts } from './dashboard-texts'

const TABS = [
  { id: 'profile', label: texts.profile, icon: 'home', href: routes.careproviderDashboard() },
  { id: 'messages', label: messageTexts.title, icon: 'message', href: routes.messages('careprovider') },
  { id: 'reviews', label: reviewTexts.title, icon: 'star', href: routes.receivedReviews() },
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
