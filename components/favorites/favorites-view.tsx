import { CompareTool } from '@/components/compare/compare-tool'
import { PageHead } from '@/components/layout/page-head'
import { OwnFavorites } from './own-favorites'
import { favoritesPageTexts as texts } from './page-texts'

/** The same page for everybody; whose favorites they are is asked in the browser. */
export function FavoritesView() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.description} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        <noscript>
          <p>{texts.withoutScript}</p>
        </noscript>
        <CompareTool />
        <OwnFavorites />
      </div>
    </>
  )
}
