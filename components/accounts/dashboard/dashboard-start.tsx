import type { ReactNode } from 'react'
import { BackHome } from '@/components/layout/back-home'
import { PageHead } from '@/components/layout/page-head'
import { AppLink } from '@/components/ui/app-link'
import { Icon } from '@/components/ui/icon'
import { PlainLogOut } from '../session/plain-log-out'
import { dashboardTexts as texts } from './texts'

type DashboardStartProps = { who: 'caregiver' | 'careprovider' | 'admin'; firstName: string; children?: ReactNode }

/** The first screen after signing in: who is here, what is theirs, and the ways on. */
export function DashboardStart({ who, firstName, children }: DashboardStartProps) {
  const { title, lead, steps } = texts[who]
  return (
    <>
      <BackHome className="wrap flex gap-2 pt-2 md:hidden" />
      <PageHead title={texts.welcome(firstName)} lead={lead} crumbs={[{ label: title }]} />
      {children && <div className="wrap pb-10">{children}</div>}
      <section className="wrap pb-16">
        <h2 className="text-section tracking-tight">{texts.begin}</h2>
        <ul className="mt-4 max-w-[44rem] divide-y divide-line border-y border-line">
          {steps.map(({ label, text, href }) => (
            <li key={label}>
              <AppLink href={href} className="group flex min-h-18 items-center gap-4 py-4">
                <span className="min-w-0 flex-1">
                  <span className="block text-lead font-semibold group-hover:text-pine">{label}</span>
                  <span className="block text-soft">{text}</span>
                </span>
                <Icon name="chevron-right" className="text-soft" />
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <PlainLogOut />
    </>
  )
}
