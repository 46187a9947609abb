import { getLocale, getTranslations } from 'next-intl/server'
import { AdminHead } from '@/components/admin/admin-head'
import { CmsView } from '@/components/content/cms/cms-view'
import { requireActor } from '@/lib/access/session'
import { ARTICLE_ZONE } from '@/lib/content/articles/catalogue'
import { listPosts } from '@/lib/content/articles/queries'
import { ARTICLE_ROLES } from '@/lib/content/policy'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'

export async function generateMetadata() {
  const t = await getTranslations('content.cms')
  return accountMetadata(await getLocale(), t('title'), t('description'), dashboardRoutes.cms())
}

export default async function CmsPage() {
  await requireActor(ARTICLE_ROLES, dashboardRoutes.cms())
  const t = await getTranslations('content.cms')
  const posts = await listPosts({ status: 'all', search: '' })
  return (
    <>
      <AdminHead title={t('title')} lead={t('lead', { region: SITE.region })} />
      <CmsView start={posts} today={todayIn(ARTICLE_ZONE, now())} />
    </>
  )
}
