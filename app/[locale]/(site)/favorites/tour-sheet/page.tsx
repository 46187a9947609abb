import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { TourSheet } from '@/components/families/compare/tour-sheet'
import { PageHead } from '@/components/layout/page-head'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('families.comparePages')
  return accountMetadata(await getLocale(), t('sheetTitle'), t('sheetIntro'), routes.tourSheet())
}

/** A static page; the browser fetches the favorites. */
export default function TourSheetPage() {
  const t = useTranslations('families.comparePages')
  const favorites = useTranslations('families.favoritesPage')
  const crumbs = [{ label: favorites('title'), href: routes.favorites() }, { label: t('sheetTitle') }]
  return (
    <>
      <PageHead title={t('sheetTitle')} lead={t('sheetIntro')} crumbs={crumbs} />
      <div className="wrap pb-16">
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
        <TourSheet />
      </div>
    </>
  )
}
