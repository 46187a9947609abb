import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { articleTexts as texts } from './texts'

export function EmptyBlog() {
  return (
    <>
      <PageHead title={texts.title} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-10">
        <EmptyState
          icon="book"
          title={texts.emptyTitle}
          className="pt-0"
          action={<ButtonLink href={routes.familyResources()}>{texts.familyResources}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      </div>
    </>
  )
}
