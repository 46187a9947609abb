import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { pageTexts as texts } from './texts'

export function ArticleNotFound() {
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="book"
        title={texts.notFoundTitle}
        action={<ButtonLink href={routes.blog()}>{texts.back}</ButtonLink>}
      >
        {texts.notFoundText}
      </EmptyState>
    </div>
  )
}
