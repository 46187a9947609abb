import { CountZipForm, LocalNumbers, localNumberMessages as texts } from '@/components/content/home/local-numbers'
import { PageHead } from '@/components/layout/page-head'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { defaultZipOf } from '@/lib/places/catalogue/cities'
import { routes } from '@/lib/platform/http/routes'
import { loadLocalNumbers } from './load-numbers'

export const metadata = {
  ...pageMetadata({ title: texts.metaTitle, description: texts.metaDescription, path: routes.localNumbers() }),
  robots: { index: false },
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The home page's figures for any ZIP code. */
export default async function LocalNumbersPage({ searchParams }: Props) {
  const { zip: given } = await searchParams
  const zip = typeof given === 'string' ? given.trim() : defaultZipOf('')
  const found = /^\d{5}$/.test(zip) ? await loadLocalNumbers(zip) : null
  return (
    <>
      <PageHead title={texts.pageTitle} crumbs={[{ label: texts.pageTitle }]} />
      <div className="wrap pb-16">
        {found?.view && <LocalNumbers view={found.view} />}
        {found && !found.view && <p className="text-soft">{texts.tooFew(zip)}</p>}
        <CountZipForm {...(found && { zip })} {...(!found && { error: texts.wrongZip })} />
      </div>
    </>
  )
}
