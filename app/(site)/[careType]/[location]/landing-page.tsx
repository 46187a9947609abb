import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { layoutMessages } from '@/components/layout/messages'
import { NotFoundView } from '@/components/layout/not-found-view'
import { landingMetadata, landingProps } from '@/components/places/landing/landing-props'
import { LandingView } from '@/components/places/landing/landing-view'
import { NO_CACHE_MARK, NOT_FOUND_MARK } from '@/lib/platform/cache/page-marks.mjs'
import { siteUrl } from '@/lib/platform/config/env'
import { routes } from '@/lib/platform/http/routes'
import { loadLanding } from './load-landing'

const NONE = { kind: 'none' } as const

/** `page` counts from 1; null means there is no such page. */
export async function landingPageMetadata(careType: string, slug: string, page: number | null): Promise<Metadata> {
  const landing = page === null ? NONE : await loadLanding(careType, slug, page)
  if (landing.kind === 'none') {
    return { title: layoutMessages.notFoundTitle, robots: { index: false }, other: NOT_FOUND_MARK }
  }
  if (landing.kind !== 'page') return { robots: { index: false } }
  const { askedCareType, data } = landing
  // Any word can appear in place of the care type.
  const other = askedCareType === data.careType ? undefined : NO_CACHE_MARK
  return { ...landingMetadata(askedCareType, data), other }
}

type Props = { careType: string; slug: string; page: number | null }

/** The page of a care type in a city. */
export async function LandingPage({ careType, slug, page }: Props) {
  const landing = page === null ? NONE : await loadLanding(careType, slug, page)
  if (landing.kind === 'none' || page === null) return <NotFoundView />
  if (landing.kind === 'redirect') permanentRedirect(routes.landing(landing.careType, landing.slug, page))
  const { data } = landing
  return <LandingView {...landingProps(data, siteUrl())} />
}
