import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { homeCrumb, landingMetadata, landingTrail } from '@/components/locations/landing/landing-head'
import { LandingView } from '@/components/locations/landing/landing-view'
import { JsonLd } from '@/components/seo/json-ld'
import { siteUrl } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { breadcrumbMarkup } from '@/lib/seo/rules/page-markup'
import { loadLanding } from './load-landing'

export async function landingPageMetadata(careType: string, slug: string, page: number): Promise<Metadata> {
  const landing = await loadLanding(careType, slug, page)
  if (landing.kind !== 'page') return { robots: { index: false } }
  return landingMetadata({ askedCareType: landing.askedCareType, ...landing.view })
}

/** The page of a care type in a city; `page` counts from 1. */
export async function LandingPage({ careType, slug, page }: { careType: string; slug: string; page: number }) {
  const landing = await loadLanding(careType, slug, page)
  if (landing.kind === 'none') notFound()
  if (landing.kind === 'redirect') permanentRedirect(routes.landing(careType, landing.slug, page))
  const { view } = landing
  const trail = [homeCrumb, ...landingTrail(view.careType, view.place, page)]
  return (
    <>
      <JsonLd
        data={breadcrumbMarkup(
          trail.map(({ label, href }) => ({ name: label, path: href })),
          siteUrl(),
        )}
      />
      <LandingView {...view} siteUrl={siteUrl()} />
    </>
  )
}
