import { getLocale, getTranslations } from 'next-intl/server'
import { GuidelinesView } from '@/components/reviews/guidelines-view'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('reviews.guidelines')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { site: SITE.name }),
    description: t('description'),
    path: routes.reviewGuidelines(),
  })
}

export default function ReviewGuidelinesPage() {
  return <GuidelinesView />
}
