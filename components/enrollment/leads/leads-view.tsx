import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/actions/chip'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { LEAD_VIEWS } from '@/lib/enrollment/leads/rules'
import type { LeadsPageQuery, WaitlistGroup } from '@/lib/enrollment/leads/schema'
import { mayAct } from '@/lib/listings/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import type { ProviderPersonRole } from '@/prisma/generated/enums'
import { nextStepLabel, requestLabel, useLeadTexts } from './lead-labels'
import { MoveButton } from './move-lead'

/** The URL of this page with other query parameters. */
export type LeadsHref = (change: { view?: string; stage?: string; need?: string; q?: string; page?: number }) => string

/** The URL of the current view, with changes. Defaults are omitted. */
export const leadsHref =
  ({ view, stage, ...query }: LeadsPageQuery): LeadsHref =>
  (change) =>
    dashboardRoutes.leads({
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
  const t = useTranslations('enrollment.leads')
  const tourTimes = useTranslations('enrollment.tourTimes')
  const replies = useTranslations('enrollment.savedReplies')
  const { view, stage, need, q } = query
  const filter = view === 'list' ? { stage: stage === 'all' ? undefined : stage, need, q } : {}
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-section tracking-tight">{t('title')}</h2>
          <p className="mt-1 max-w-prose text-soft">{t('lead')}</p>
        </div>
        <nav aria-label={t('viewsLabel')}>
          <ul className="flex gap-2">
            {LEAD_VIEWS.map((one) => (
              <li key={one}>
                <ChipLink
                  href={dashboardRoutes.leads({ provider: query.provider, view: one === 'list' ? undefined : one })}
                  on={one === view}
                  aria-current={one === view ? 'page' : undefined}
                >
                  {t(`views.${one}`)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {isEmpty ? (
        <EmptyState
          icon="message"
          title={t('emptyTitle')}
          action={<ButtonLink href={routes.provider(providerId)}>{t('emptyAction')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className="mt-6">{children}</div>
          <p className="mt-6 flex flex-wrap gap-x-6 text-sm *:inline-flex *:min-h-11 *:items-center">
            <TextLink href={dashboardRoutes.api.leadsFile({ providerId, ...filter })} download>
              {t('download')}
            </TextLink>
            {mayAct(role, 'edit-profile') && (
              <TextLink href={dashboardRoutes.tourTimes({ provider: query.provider })}>{tourTimes('title')}</TextLink>
            )}
            {mayAct(role, 'speak-for') && (
              <TextLink href={dashboardRoutes.savedReplies({ provider: query.provider })}>{replies('title')}</TextLink>
            )}
          </p>
        </>
      )}
    </>
  )
}

/** The waitlist of each room, in the order in which to call the families. */
export function Waitlist({ rooms, today }: { rooms: readonly WaitlistGroup[]; today: string }) {
  const texts = useLeadTexts()
  const { t, ages, locale } = texts
  if (rooms.length === 0)
    return (
      <EmptyState icon="clock" title={t('waitlistEmpty')}>
        {t('waitlistEmptyText')}
      </EmptyState>
    )
  return (
    <div className="max-w-reading">
      <p className="text-soft">{t('waitlistLead')}</p>
      {rooms.map(({ band, openings, leads }) => (
        <section key={band} aria-labelledby={`room-${band}`} className="mt-8">
          <h3 id={`room-${band}`} className="text-lead font-semibold">
            {ages(`bands.${band}`)}
          </h3>
          <p className="text-sm text-soft">
            {t('waiting', { count: leads.length })} {openings === null ? t('notOnPage') : t('onPage', { openings })}
          </p>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {leads.map((lead, index) => (
              <li key={lead.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <span className="numbers w-6 flex-none text-soft">{index + 1}</span>
                <span className="min-w-0 flex-1 basis-48">
                  <AppLink
                    href={dashboardRoutes.conversation('careprovider', lead.id)}
                    className="font-semibold break-words hover:text-pine"
                  >
                    {lead.family}
                  </AppLink>
                  <span className="block text-sm text-soft">
                    {[
                      lead.waitingSince && t('joined', { day: dayText(locale, lead.waitingSince, today) }),
                      requestLabel(texts, lead),
                      nextStepLabel(texts, lead, today),
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
