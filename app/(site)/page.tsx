import type { Metadata } from 'next'
import { HomeView } from '@/components/home/home-view'
import { homeTexts } from '@/components/home/texts'
import { routes } from '@/lib/platform/routes'

export const metadata: Metadata = {
  title: { absolute: homeTexts.metaTitle },
  description: homeTexts.metaDescription,
  alternates: { canonical: routes.home() },
}

export default function HomePage() {
  return <HomeView cities={[]} />
}
