import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { peopleTexts as texts } from './texts'

/** For who manages nothing yet. */
export function NoProvider() {
  const crumbs = [{ label: texts.dashboard, href: routes.careproviderDashboard() }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap pb-16">
        <EmptyState
          icon="users"
          title={texts.noneTitle}
          action={<ButtonLink href={routes.findToClaim()}>{texts.findIt}</ButtonLink>}
        >
          {texts.noneText}
        </EmptyState>
      </div>
    </>
  )
}
