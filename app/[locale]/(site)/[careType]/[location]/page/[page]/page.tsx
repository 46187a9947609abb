import type { Metadata } from 'next'
import { parseLandingPage } from '@/lib/providers/landing/rules/pages'
import { LandingPage, landingPageMetadata } from '../../landing-page'

/** Same as the first page. */
export const revalidate = 86_400
export const generateStaticParams = () => []

type Props = { params: Promise<{ careType: string; location: string; page: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { careType, location, page } = await params
  return landingPageMetadata(careType, location, parseLandingPage(page))
}

export default async function FurtherLandingPage({ params }: Props) {
  const { careType, location, page } = await params
  return <LandingPage careType={careType} slug={location} page={parseLandingPage(page)} />
}
