import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/content/json-ld'
import { FaqView, faqQuestions } from '@/components/content/pages/faq-view'
import { faqMarkup } from '@/lib/content/seo/rules/markup'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('content.faq')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description', { site: SITE.name }),
    path: routes.faq(),
  })
}

export default function FaqPage() {
  const t = useTranslations('content.faq')
  return (
    <>
      <JsonLd data={faqMarkup(faqQuestions(t))} />
      <FaqView />
    </>
  )
}
