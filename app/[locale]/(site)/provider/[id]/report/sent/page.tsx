import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { SentView } from '@/components/admin/reports/sent-view'
import { ProviderNotFoundView } from '@/components/providers/detail/not-found-view'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { hiddenMetadata, loadProviderPage } from '../../load-page'

/** Generated at the first request: the build has no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadProviderPage((await params).id)
  const t = await getTranslations('admin.reports')
  return { title: { absolute: t('sentMetaTitle') }, ...hiddenMetadata(page) }
}

export default async function ReportSentPage({ params }: Props) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'none') return <ProviderNotFoundView />
  if (page.kind === 'redirect') permanentRedirect(localPath(await getLocale(), routes.reportSent(page.publicId)))
  return <SentView id={page.detail.id} name={page.detail.name} />
}
