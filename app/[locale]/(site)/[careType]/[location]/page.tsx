import type { Metadata } from 'next'
import { LandingPage, landingPageMetadata } from './landing-page'

/**
 * Cached until `location:<slug>` or `directory` is revalidated, and rendered again daily, because facts go out of date.
 */
export const revalidate = 86_400
/** Generated at the first request: the build has no database. */
export const generateStaticParams = () => []

type Props = { params: Promise<{ careType: string; location: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { careType, location } = await params
  return landingPageMetadata(careType, location, 1)
}

export default async function FirstLandingPage({ params }: Props) {
  const { careType, location } = await params
  return <LandingPage careType={careType} slug={location} page={1} />
}
