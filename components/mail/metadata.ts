import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { mailTexts } from './texts'

/** Of the list and of each mail: a subject in the head would stand in histories. */
export const mailMetadata = pageMetadata({
  title: `${mailTexts.title} | ${SITE.name}`,
  description: mailTexts.description,
  path: routes.devMails(),
  isIndexable: false,
})
