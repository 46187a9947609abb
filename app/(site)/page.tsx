import { HomeView } from '@/components/home/home-view'
import { homeTexts } from '@/components/home/texts'
import { JsonLd } from '@/components/seo/json-ld'
import { HERO_POSTER } from '@/lib/media/rules'
import { siteUrl } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { organizationMarkup, websiteMarkup } from '@/lib/seo/rules/page-markup'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'

export const metadata = pageMetadata({
  title: homeTexts.metaTitle,
  description: homeTexts.metaDescription,
  path: routes.home(),
  image: { url: HERO_POSTER.path, width: HERO_POSTER.width, height: HERO_POSTER.height },
})

export default function HomePage() {
  return (
    <>
      <JsonLd data={websiteMarkup(siteUrl())} />
      <JsonLd data={organizationMarkup(siteUrl())} />
      <HomeView cities={[]} />
    </>
  )
}
