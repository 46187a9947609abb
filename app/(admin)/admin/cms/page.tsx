import { accountMetadata } from '@/components/accounts/account-metadata'
import { CmsView } from '@/components/articles/cms/cms-view'
import { cmsTexts as texts } from '@/components/articles/cms/texts'
import { BackHome } from '@/components/layout/back-home'
import { PageHead } from '@/components/layout/page-head'
import { requireActor } from '@/lib/access/require-actor'
import { ARTICLE_ZONE } from '@/lib/articles/catalogue'
import { listPosts } from '@/lib/articles/queries/posts'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { todayIn } from '@/lib/providers/rules/dates'

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
