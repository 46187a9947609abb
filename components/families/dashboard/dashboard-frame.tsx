import type { ReactNode } from 'react'
import { PlainLogOut } from '@/components/accounts/session/plain-log-out'
import { BackHome } from '@/components/layout/back-home'
import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-paths'
import { routes } from '@/lib/platform/routes'
import { dashboardTexts as texts } from './texts'

export type DashboardTab = { id: string; label: string; icon: IconName }
type DashboardFrameProps = { firstName: string; tabs: readonly DashboardTab[]; current: string; children: ReactNode }

/**
 * Who is here, and the parts of the dashboard: links with an address each, so they work before any script does. On phones they
 * are the bar at the bottom.
 */
export function DashboardFrame({ firstName, tabs, current, children }: DashboardFrameProps) {
  return (
    <>
      <BackHome className="wrap flex gap-2 pt-2 md:hidden" />
      <PageHead title={texts.welcome(firstName)} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <nav
        aria-label={texts.tabs}
        className="bottom-bar dashboard-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:static md:z-auto md:border-t-0 md:pb-0"
      >
        <ul className="md:wrap flex md:gap-6 md:border-b md:border-line">
          {tabs.map(({ id, label, icon }, index) => (
            <li key={id} className="flex-1 md:flex-none">
              <AppLink
                href={routes.caregiverDashboard(index === 0 ? {} : { tab: id })}
                aria-current={id === current ? 'page' : undefined}
                className={classNames(
                  'tab w-full flex-col justify-center py-2 md:flex-row',
                  id === current && 'tab-chosen',
                )}
              >
                <Icon name={icon} className="md:hidden" />
                <span className="text-xs md:text-base">{label}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap pt-7 pb-16">{children}</div>
      <PlainLogOut />
    </>
  )
}
