import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'

/** For account pages, which search engines must not index. */
export function accountMetadata(title: string, description: string, path: string) {
  return pageMetadata({
    title: title.includes(SITE.name) ? title : `${title} | ${SITE.name}`,
    description,
    path,
    isIndexable: false,
  })
}
