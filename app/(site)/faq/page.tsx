import { FaqView } from '@/components/help/faq-view'
import { faqQuestions, faqTexts } from '@/components/help/texts'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/platform/routes'
import { faqMarkup } from '@/lib/seo/rules/page-markup'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: faqTexts.metaTitle,
  description: faqTexts.description,
  path: routes.faq(),
})

export default function FaqPage() {
  return (
    <>
      <JsonLd data={faqMarkup(faqQuestions)} />
      <FaqView />
    </>
  )
}
