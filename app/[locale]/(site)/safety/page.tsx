import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/content/json-ld'
import { FamilyView, familyQuestions } from '@/components/content/resources/family-view'
import { faqMarkup } from '@/lib/content/seo/rules/markup'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.familyResources')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description', { region: SITE.region }),
    path: routes.familyResources(),
  })
}

export default function SafetyPage() {
  const t = useTranslations('content.familyResources')
  const state = useTranslations('content.stateTexts')
  return (
    <>
      <JsonLd data={faqMarkup(familyQuestions(t, state))} />
      <FamilyView />
    </>
  )
}
