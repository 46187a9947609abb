import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { favoritesPageTexts as texts } from './page-texts'

/** What favorites are, and where to find the first one. */
export function NoFavorites({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      icon="heart"
      title={texts.none}
      action={<ButtonLink href={routes.home()}>{texts.explore}</ButtonLink>}
    >
      {texts.noneText}
    </EmptyState>
  )
}
