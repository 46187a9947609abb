import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/lib/platform/routes'
import { googleTexts as texts } from './google-texts'

/** Instead of a place of Google while Google does not answer, or today's budget is used up. */
export function GoogleUnavailable() {
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="info"
        title={texts.unavailable}
        action={<ButtonLink href={routes.search()}>{texts.backToSearch}</ButtonLink>}
      >
        {texts.unavailableText}
      </EmptyState>
    </div>
  )
}
