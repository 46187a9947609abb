import { getLocale, getTranslations } from 'next-intl/server'
import { FavoritesView } from '@/components/families/favorites/favorites-view'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'

export async function generateMetadata() {
  const t = await getTranslations('families.favoritesPage')
  return accountMetadata(await getLocale(), t('title'), t('description'), routes.favorites())
}

export default function FavoritesPage() {
  return <FavoritesView />
}
