import { PageHead } from '@/components/layout/page-head'
import { routes } from '@/lib/platform/routes'
import { dashboardTexts } from '../dashboard-texts'
import { NoProfile } from '../public-profile'
import { previewTexts as texts } from './texts'

/** For who looks after no page yet: what would stand here, the way back, and the way to a page. */
export const NoPreview = () => (
  <>
    <PageHead
      title={texts.title}
      lead={texts.lead}
      crumbs={[{ label: dashboardTexts.title, href: routes.careproviderDashboard() }, { label: texts.title }]}
    />
    <div className="wrap pb-16">
      <NoProfile />
    </div>
  </>
)
