import { OpenDataView } from '@/components/content/for-developers/developers-view'
import { openDataMessages } from '@/components/content/for-developers/messages'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { expirePageNow, tagPage, tags } from '@/lib/platform/cache/pages'
import { isBuilding, siteUrl } from '@/lib/platform/config/env'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { findOpenFiles } from '@/lib/providers/open-data/queries'

export const metadata = pageMetadata({
  title: openDataMessages.metaTitle,
  description: openDataMessages.description,
  path: routes.openData(),
})

/** Made anew with the files each night. */
export default async function OpenDataPage() {
  const isBuilt = isBuilding()
  await (isBuilt ? expirePageNow() : tagPage([tags.downloads()]))
  const files = isBuilt ? [] : await findOpenFiles()
  const shown = files.map(({ pieces: _, ...file }) => file)
  return <OpenDataView files={shown} site={siteUrl()} today={todayIn(OFFICE_ZONE, now())} />
}
