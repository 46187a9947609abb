import type { ReactNode } from 'react'
import { dashboardTexts as texts } from '@/components/families/dashboard/texts'
import type { DashboardTab } from '@/components/layout/dashboard-frame'
import { CalendarTab } from './calendar-tab'
import { FavoritesTab } from './favorites-tab'
import { MessagesTab } from './messages-tab'
import { OverviewTab } from './overview-tab'
import type { PanelProps } from './panel-props'
import { SettingsTab } from './settings-tab'

type Tab = Omit<DashboardTab, 'href'> & { Panel: (props: PanelProps) => Promise<ReactNode> }

/** The dashboard's parts in their order, `?tab=` names one; the first stands at the address without it. */
const OVERVIEW: Tab = { id: 'overview', label: texts.overview, icon: 'home', Panel: OverviewTab }
export const TABS: readonly Tab[] = [
  OVERVIEW,
  { id: 'favorites', label: texts.favorites, icon: 'heart', Panel: FavoritesTab },
  { id: 'messages', label: texts.messages, icon: 'message', Panel: MessagesTab },
  { id: 'calendar', label: texts.calendar, icon: 'calendar', Panel: CalendarTab },
  { id: 'settings', label: texts.settings, icon: 'filter', Panel: SettingsTab },
]

/** Whatever else the address names is the overview. */
export const tabOf = (named: unknown): Tab => TABS.find(({ id }) => id === named) ?? OVERVIEW
