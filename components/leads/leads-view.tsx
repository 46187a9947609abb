import type { ReactNode } from 'react'
import { replyTexts } from '@/components/saved-replies/texts'
import { offerTexts } from '@/components/tours/offer/texts'
import { ButtonLink } from '@/components/ui/button-link'
import { ChipLink } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import { LEAD_VIEWS, type LeadsPageQuery } from '@/lib/leads/schema'
import { routes } from '@/lib/platform/routes'
import { mayAct } from '@/lib/provider-people/policy'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { leadTexts as texts } from './texts'

/** The page with something else asked for. */
export type LeadsHref = (change: { view?: string; stage?: string; need?: string; q?: string; page?: number }) => string

/** The address of what is shown, with changes. What stands first is left out. */
export const leadsHref =
  ({ view, stage, ...query }: LeadsPageQuery): LeadsHref =>
  (change) =>
    routes.leads({
      ...query,
      view: view === 'list' ? undefined : view,
      stage: stage === 'active' ? undefined : stage,
      ...change,
    })

type LeadsViewProps = {
  providerId: string
  /** What the reader is there. */
  role: ProviderPersonRole
  query: LeadsPageQuery
  isEmpty: boolean
  children: ReactNode
}

/** The head of the leads of one provider, and below it the list, the board or the waitlist. */
export function LeadsView({ providerId, role, query, isEmpty, children }: LeadsViewProps) {
  const { view, stage, need, q } = query
  const filter = view === 'list' ? { stage: stage === 'all' ? undefined : stage, need, q } : {}
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-section tracking-tight">{texts.title}</h2>
          <p className="mt-1 max-w-prose text-soft">{texts.lead}</p>
        </div>
        <nav aria-label={texts.viewsLabel}>
          <ul className="flex gap-2">
            {LEAD_VIEWS.map((one) => (
              <li key={one}>
                <ChipLink
                  href={routes.leads({ provider: query.provider, view: one === 'list' ? undefined : one })}
                  on={one === view}
                  aria-current={one === view ? 'page' : undefined}
                >
                  {texts.views[one]}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isEmpty ? (
        <EmptyState
          icon="message"
          title={texts.emptyTitle}
          action={<ButtonLink href={routes.provider(providerId)}>{texts.emptyAction}</ButtonLink>}
        >
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="mt-6">{children}</div>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <TextLink href={routes.api.leadsFile({ providerId, ...filter })} download>
              {texts.download}
            </TextLink>
            {mayAct(role, 'edit-profile') && (
              <TextLink href={routes.tourTimes({ provider: query.provider })}>{offerTexts.title}</TextLink>
            )}
            {mayAct(role, 'speak-for') && (
              <TextLink href={routes.savedReplies({ provider: query.provider })}>{replyTexts.title}</TextLink>
            )}
          </p>
        </>
      )}
    </>
  )
}
