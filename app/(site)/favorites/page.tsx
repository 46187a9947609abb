import { accountMetadata } from '@/components/accounts/account-metadata'
import { FavoritesView } from '@/components/favorites/favorites-view'
import { favoritesPageTexts as texts } from '@/components/favorites/page-texts'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.description, routes.favorites())

export default function FavoritesPage() {
  return <FavoritesView />
}
