import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DevelopersView } from '@/components/content/for-developers/developers-view'
import { developerMessages } from '@/components/content/for-developers/messages'
import { publishedOperations } from '@/lib/access/routes/openapi'
import { framingSitesOf } from '@/lib/content/seo/rules/badge'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { expirePageNow, tagPage, tags } from '@/lib/platform/cache/pages'
import { isBuilding, siteUrl } from '@/lib/platform/config/env'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: developerMessages.metaTitle,
  description: developerMessages.description,
  path: routes.developers(),
})

/** Which sites may frame a list is read when the page is rendered: once for each start of the server, since it has a tag. */
export default async function DevelopersPage() {
  await (isBuilding() ? expirePageNow() : tagPage([tags.downloads()]))
  const described = await readFile(path.join(process.cwd(), 'public', routes.openApi()), 'utf8')
  return (
    <DevelopersView
      operations={publishedOperations(JSON.parse(described))}
      site={siteUrl()}
      framing={framingSitesOf(process.env.EMBED_ORIGINS)}
    />
  )
}
