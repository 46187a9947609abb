import { FamilyView } from '@/components/resources/family/family-view'
import { familyTexts } from '@/components/resources/family/texts'
import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/platform/routes'
import { faqMarkup } from '@/lib/seo/rules/page-markup'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: familyTexts.metaTitle,
  description: familyTexts.description,
  path: routes.familyResources(),
})

export default function FamilyResourcesPage() {
  return (
    <>
      <JsonLd data={faqMarkup(familyTexts.questions)} />
      <FamilyView />
    </>
  )
}
