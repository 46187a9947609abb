import { JsonLd } from '@/components/content/json-ld'
import { FaqView, faqMessages, faqQuestions } from '@/components/content/pages/faq-view'
import { faqMarkup } from '@/lib/content/seo/rules/markup'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: faqMessages.metaTitle,
  description: faqMessages.description,
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
