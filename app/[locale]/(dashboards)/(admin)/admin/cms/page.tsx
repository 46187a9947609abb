import { CmsView } from '@/components/content/cms/cms-view'
import { cmsMessages as texts } from '@/components/content/cms/messages'
import { BackHome } from '@/components/layout/dashboard-frame'
import { PageHead } from '@/components/layout/page-head'
import { requireActor } from '@/lib/access/session'
import { ARTICLE_ZONE } from '@/lib/content/articles/catalogue'
import { listPosts } from '@/lib/content/articles/queries'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

export const metadata = accountMetadata(texts.title, texts.description, routes.cms())

export default async function CmsPage() {
  await requireActor(['admin'], routes.cms())
  const posts = await listPosts({ status: 'all', search: '' })
  const crumbs = [{ label: texts.dashboard, href: routes.adminDashboard() }, { label: texts.title }]
  return (
    <>
      <BackHome backTo={routes.adminDashboard()} className="wrap flex gap-2 pt-2 md:hidden" />
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <CmsView start={posts} today={todayIn(ARTICLE_ZONE, now())} />
    </>
  )
}
