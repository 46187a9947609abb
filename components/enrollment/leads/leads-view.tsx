import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/actions/chip'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { LEAD_VIEWS, type LeadsPageQuery, type WaitlistGroup } from '@/lib/enrollment/leads/schema'
import { mayAct } from '@/lib/listings/policy'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { replyMessages } from '../saved-replies/messages'
import { offerMessages } from '../tours/messages'
import { nextStepLabel, requestLabel, roomText } from './lead-labels'
import { leadMessages as texts } from './messages'
import { MoveButton } from './move-lead'

/** The page with another query. */
export type LeadsHref = (change: { view?: string; stage?: string; need?: string; q?: string; page?: number }) => string

/** The URL of the current view, with changes. Defaults are omitted. */
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
  /** The reader's role there. */
  role: ProviderPersonRole
  query: LeadsPageQuery
  isEmpty: boolean
  children: ReactNode
}

/** The header of a provider's leads, and below it the list, the board or the waitlist. */
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
              <TextLink href={routes.tourTimes({ provider: query.provider })}>{offerMessages.title}</TextLink>
            )}
            {mayAct(role, 'speak-for') && (
              <TextLink href={routes.savedReplies({ provider: query.provider })}>{replyMessages.title}</TextLink>
            )}
          </p>
        </>
      )}
    </>
  )
}

/** The waitlist of each room; the first family is to be called first. */
export function Waitlist({ rooms, today }: { rooms: readonly WaitlistGroup[]; today: string }) {
  if (rooms.length === 0)
    return (
      <EmptyState icon="clock" title={texts.waitlistEmpty}>
        {texts.waitlistEmptyText}
      </EmptyState>
    )
  return (
    <div className="max-w-reading">
      <p className="text-soft">{texts.waitlistLead}</p>
      {rooms.map(({ band, openings, leads }) => (
        <section key={band} aria-labelledby={`room-${band}`} className="mt-8">
          <h3 id={`room-${band}`} className="text-lead font-semibold">
            {roomText(band)}
          </h3>
          <p className="text-sm text-soft">
            {texts.waiting(leads.length)}. {texts.onPage(openings)}
          </p>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {leads.map((lead, index) => (
              <li key={lead.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className="numbers w-6 flex-none text-soft">{index + 1}</span>
                <span className="min-w-0 flex-1 basis-48">
                  <AppLink
                    href={routes.conversation('careprovider', lead.id)}
                    className="font-semibold break-words hover:text-pine"
                  >
                    {lead.family}
                  </AppLink>
                  <span className="block text-sm text-soft">
                    {[
                      lead.waitingSince && texts.joined(dayText(lead.waitingSince, today)),
                      requestLabel(lead),
                      nextStepLabel(lead, today),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <MoveButton lead={lead} today={today} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
