import { compareMessages as texts } from '@/components/families/compare/messages'
import { TourSheet } from '@/components/families/compare/tour-sheet'
import { favoritesPageMessages } from '@/components/families/favorites/page-messages'
import { PageHead } from '@/components/layout/page-head'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.sheetTitle, texts.sheetIntro, routes.tourSheet())

/** A static page; the browser fetches the favorites. */
export default function TourSheetPage() {
  const crumbs = [{ label: favoritesPageMessages.title, href: routes.favorites() }, { label: texts.sheetTitle }]
  return (
    <>
      <PageHead title={texts.sheetTitle} lead={texts.sheetIntro} crumbs={crumbs} />
      <div className="wrap pb-16">
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
        <TourSheet />
      </div>
    </>
  )
}
