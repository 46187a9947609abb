import { notFound, permanentRedirect } from 'next/navigation'
import { SentView } from '@/components/reports/sent-view'
import { reportTexts } from '@/components/reports/texts'
import { routes } from '@/lib/platform/routes'
import { loadProviderPage } from '../../load-page'

export const metadata = { title: { absolute: reportTexts.sentMetaTitle }, robots: { index: false } }
/** Made at the first request: the build needs no database. */
export const generateStaticParams = () => []

export default async function ReportSentPage({ params }: { params: Promise<{ id: string }> }) {
  const page = await loadProviderPage((await params).id)
  if (page.kind === 'none') notFound()
  if (page.kind === 'redirect') permanentRedirect(routes.reportSent(page.publicId))
  return <SentView id={page.detail.id} name={page.detail.name} />
}
