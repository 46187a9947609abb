import { notFound, permanentRedirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { TourView } from '@/components/providers/detail/photos/virtual-tours'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { parseTourLink } from '@/lib/providers/virtual-tours/rules'
import { loadProviderPage } from '../../load-page'

/**
 * Its content security policy is set per request and allows the tour sites in frames, which no cached page's policy does
 * (server/content-security.mjs).
 */
export const dynamic = 'force-dynamic'
export const metadata = { robots: { index: false } }

type TourPageProps = { params: Promise<{ id: string; place: string }> }

export default async function TourPage({ params }: TourPageProps) {
  const { id, place } = await params
  const page = await loadProviderPage(id)
  if (page.kind === 'redirect')
    permanentRedirect(localPath(await getLocale(), routes.virtualTour(page.publicId, place)))
  const tour = page.kind === 'page' ? page.detail.virtualTours.find((one) => one.place === place) : undefined
  const link = tour && parseTourLink(tour.url)
  if (page.kind !== 'page' || !tour || !link) notFound()
  return <TourView provider={page.detail} tour={tour} link={link} />
}
