import { BackHome } from '@/components/layout/back-home'
import { PageHead } from '@/components/layout/page-head'
import { LinkRows } from '@/components/ui/link-rows'
import { PlainLogOut } from '../session/plain-log-out'
import { dashboardTexts as texts } from './texts'

type DashboardStartProps = { firstName: string }

/** The first screen of admins: who is here, and the ways on. */
export function DashboardStart({ firstName }: DashboardStartProps) {
  const { title, lead, steps } = texts.admin
  return (
    <>
      <BackHome className="wrap flex gap-2 pt-2 md:hidden" />
      <PageHead title={texts.welcome(firstName)} lead={lead} crumbs={[{ label: title }]} />
      <section className="wrap pb-16">
        <h2 className="text-section tracking-tight">{texts.begin}</h2>
        <LinkRows rows={steps} />
      </section>
      <PlainLogOut />
    </>
  )
}
