import { JsonLd } from '@/components/content/json-ld'
import { familyResourceMessages } from '@/components/content/resources/family-messages'
import { FamilyView } from '@/components/content/resources/family-view'
import { faqMarkup } from '@/lib/content/seo/rules/markup'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = pageMetadata({
  title: familyResourceMessages.metaTitle,
  description: familyResourceMessages.description,
  path: routes.familyResources(),
})

export default function FamilyResourcesPage() {
  return (
    <>
      <JsonLd data={faqMarkup(familyResourceMessages.questions)} />
      <FamilyView />
    </>
  )
}
