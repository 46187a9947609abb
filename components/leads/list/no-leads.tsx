import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { LeadsPageQuery } from '@/lib/leads/schema'
import type { LeadsHref } from '../leads-view'
import { leadTexts as texts } from '../texts'

/** Nothing is due, or nobody is left by the filter. */
export function NoLeads({ query, hrefOf }: { query: LeadsPageQuery; hrefOf: LeadsHref }) {
  const isDone = query.need === 'today' && !query.q
  return (
    <EmptyState
      icon={isDone ? 'check' : 'list'}
      title={isDone ? texts.doneTitle : texts.noneTitle}
      action={
        <ButtonLink variant="secondary" href={hrefOf({ stage: 'all', need: undefined, q: undefined, page: 1 })}>
          {texts.showAll}
        </ButtonLink>
      }
    >
      {isDone ? texts.doneText : texts.noneText}
    </EmptyState>
  )
}
