import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import { browserMessages as texts } from './browser-messages'

/** `reason` is more specific than "not found": no id was given, or loading failed. */
export function ProviderNotFoundView({ reason = texts.notFoundText }: { reason?: string }) {
  return (
    <div className="wrap pb-16">
      <EmptyState
        level={1}
        icon="search"
        title={texts.notFoundTitle}
        action={<ButtonLink href={routes.search()}>{texts.backToSearch}</ButtonLink>}
      >
        {reason}
      </EmptyState>
    </div>
  )
}
