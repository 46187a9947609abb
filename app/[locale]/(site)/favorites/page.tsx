import { FavoritesView } from '@/components/families/favorites/favorites-view'
import { favoritesPageMessages as texts } from '@/components/families/favorites/page-messages'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export const metadata = accountMetadata(texts.title, texts.description, routes.favorites())

export default function FavoritesPage() {
  return <FavoritesView />
}
