import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getLocale, getTranslations } from 'next-intl/server'
import { DevelopersView } from '@/components/content/for-developers/developers-view'
import { publishedOperations } from '@/lib/access/routes/openapi'
import { framingSitesOf } from '@/lib/content/seo/rules/badge'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { expirePageNow, tagPage, tags } from '@/lib/platform/cache/pages'
import { env, isBuilding, siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.forDevelopers')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description'),
    path: routes.developers(),
  })
}

/** Rendered at the first visit after a start, because EMBED_ORIGINS is a setting of the running server. */
export default async function DevelopersPage() {
  await (isBuilding() ? expirePageNow() : tagPage([tags.downloads()]))
  const described = await readFile(path.join(process.cwd(), 'public', routes.openApi()), 'utf8')
  return (
    <DevelopersView
      operations={publishedOperations(JSON.parse(described))}
      site={siteUrl()}
      framing={framingSitesOf(isBuilding() ? undefined : env().EMBED_ORIGINS)}
    />
  )
}
