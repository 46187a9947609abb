import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { SharedView } from '@/components/families/compare/shared-view'
import { PageHead } from '@/components/layout/page-head'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('families.comparePages')
  return accountMetadata(await getLocale(), t('sharedTitle'), t('sharedLead'), routes.sharedComparison())
}

/** The secret is in the URL's fragment and read in the browser, so the page is static and no log contains it. */
export default function SharedComparisonPage() {
  const t = useTranslations('families.comparePages')
  return (
    <>
      <PageHead title={t('sharedTitle')} lead={t('sharedLead')} crumbs={[{ label: t('sharedTitle') }]} />
      <div className="wrap pb-16">
        <noscript>
          <p>{t('withoutScript')}</p>
        </noscript>
        <SharedView />
      </div>
    </>
  )
}
