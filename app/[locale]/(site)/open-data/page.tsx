import { getLocale, getTranslations } from 'next-intl/server'
import { OpenDataView } from '@/components/content/for-developers/open-data-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { expirePageNow, tagPage, tags } from '@/lib/platform/cache/pages'
import { isBuilding, siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { findOpenFiles } from '@/lib/providers/open-data/queries'

export async function generateMetadata() {
  const t = await getTranslations('content.openData')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description'),
    path: routes.openData(),
  })
}

/** Rendered again with the files, every night. */
export default async function OpenDataPage() {
  // A build has no database: the page is rendered at its first visit.
  await (isBuilding() ? expirePageNow() : tagPage([tags.downloads()]))
  const files = isBuilding() ? [] : await findOpenFiles()
  const shown = files.map(({ pieces: _, ...file }) => file)
  return <OpenDataView files={shown} site={siteUrl()} today={todayIn(OFFICE_ZONE, now())} />
}
