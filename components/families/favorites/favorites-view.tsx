import { PageHead } from '@/components/layout/page-head'
import { CompareTool } from '../compare/compare-tool'
import { OwnFavorites } from './own-favorites'
import { favoritesPageMessages as texts } from './page-messages'

/** A static page; the browser fetches the favorites. */
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
