import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReportView } from '@/components/admin/reports/report-form'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { REPORT_LIMITS } from '@/lib/admin/reports/schema'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { hiddenMetadata, loadProviderPage } from '../load-page'

/** Generated at the first request: the build has no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  if (page.kind !== 'page') return hiddenMetadata(page)
  const { id, name } = page.detail
  const t = await getTranslations('admin.reports')
  return pageMetadata(await getLocale(), {
    title: t('metaTitle', { name }),
    description: t('description', { name }),
    path: routes.reportProvider(id),
    isIndexable: false,
  })
}

export default async function ReportPage({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'none') return <ProviderNotFoundView />
  if (page.kind === 'redirect') permanentRedirect(localPath(await getLocale(), routes.reportProvider(page.publicId)))
  const { id, name } = page.detail
  return <ReportView provider={{ id, name }} messageMax={REPORT_LIMITS.message} />
}
