import { getLocale, getTranslations } from 'next-intl/server'
import { CountZipForm, LOCAL_MILES, LOCAL_MIN_PROVIDERS, LocalNumbers } from '@/components/content/home/local-numbers'
import { PageHead } from '@/components/layout/page-head'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { defaultZipOf } from '@/lib/places/catalogue/cities'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { loadLocalNumbers } from './load-numbers'

export async function generateMetadata() {
  const t = await getTranslations('content.localNumbers')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle'),
    description: t('metaDescription'),
    path: routes.localNumbers(),
    isIndexable: false,
  })
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The home page's figures for any ZIP code. */
export default async function LocalNumbersPage({ searchParams }: Props) {
  const t = await getTranslations('content.localNumbers')
  const { zip: given } = await searchParams
  const zip = typeof given === 'string' ? given.trim() : defaultZipOf('')
  const found = /^\d{5}$/.test(zip) ? await loadLocalNumbers(zip) : null
  return (
    <>
      <PageHead title={t('pageTitle')} crumbs={[{ label: t('pageTitle') }]} />
      <div className="wrap pb-16">
        {found?.view && <LocalNumbers view={found.view} />}
        {found && !found.view && (
          <p className="text-soft">{t('tooFew', { least: LOCAL_MIN_PROVIDERS, miles: LOCAL_MILES, zip })}</p>
        )}
        <CountZipForm zip={zip.slice(0, 5)} {...(!found && { error: t('wrongZip', { zip: SITE.example.zip }) })} />
      </div>
    </>
  )
}
