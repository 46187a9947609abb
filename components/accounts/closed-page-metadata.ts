import { SITE } from '@/lib/platform/site'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { accountTexts, type ClosedPageName } from './texts'

export function closedPageMetadata(page: ClosedPageName, path: string) {
  const { title } = accountTexts.closedPages[page]
  return pageMetadata({
    title: title.includes(SITE.name) ? title : `${title} | ${SITE.name}`,
    description: accountTexts.description(title),
    path,
    isIndexable: false,
  })
}
