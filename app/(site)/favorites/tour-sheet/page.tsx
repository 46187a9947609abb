import { accountMetadata } from '@/components/accounts/account-metadata'
import { compareTexts as texts } from '@/components/compare/texts'
import { TourSheet } from '@/components/compare/tour-sheet'
import { favoritesPageTexts } from '@/components/favorites/page-texts'
import { PageHead } from '@/components/layout/page-head'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.sheet, texts.sheetIntro, routes.tourSheet())

/** The same page for everybody; whose favorites they are is asked in the browser. */
export default function TourSheetPage() {
  const crumbs = [{ label: favoritesPageTexts.title, href: routes.favorites() }, { label: texts.sheet }]
  return (
    <>
      <PageHead title={texts.sheet} lead={texts.sheetIntro} crumbs={crumbs} />
      <div className="wrap pb-16">
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
        <TourSheet />
      </div>
    </>
  )
}
