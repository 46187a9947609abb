import { useTranslations } from 'next-intl'
import { RelativeDate } from '@/components/platform/relative-date'
import { Button } from '@/components/ui/actions/button'
import { ChipLink } from '@/components/ui/actions/chip'
import { AppLink, ButtonLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { TextField } from '@/components/ui/fields/text-field'
import { useLocalPath } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { ACTIVE_STAGES, LEAD_LIMITS, STAGES } from '@/lib/enrollment/leads/rules'
import type { Lead, LeadPage, LeadsPageQuery, StageCounts } from '@/lib/enrollment/leads/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { relativeTime } from '@/lib/platform/time/dates'
import { nextStepLabel, requestLabel, StageBadge, stageLabel, useLeadTexts } from './lead-labels'
import type { LeadsHref } from './leads-view'
import { MoveButton } from './move-lead'

/** Shown if nothing is due or the filter matches nobody. */
function NoLeads({ query, hrefOf }: { query: LeadsPageQuery; hrefOf: LeadsHref }) {
  const t = useTranslations('enrollment.leads')
  const isDone = query.need === 'today' && !query.q
  return (
    <EmptyState
      icon={isDone ? 'check' : 'list'}
      title={isDone ? t('doneTitle') : t('noneTitle')}
      action={
        <ButtonLink variant="secondary" href={hrefOf({ stage: 'all', need: undefined, q: undefined, page: 1 })}>
          {t('showAll')}
        </ButtonLink>
      }
    >
      {isDone ? t('doneText') : t('noneText')}
    </EmptyState>
  )
}

/** Name, request, stage, and the reason it needs attention; the name links to the conversation. */
function LeadRow({ lead, today, now }: { lead: Lead; today: string; now: Date }) {
  const texts = useLeadTexts()
  const times = useTranslations('platform.time')
  const { t } = texts
  const { id, family, subject, stage, need, lastAt } = lead
  const more = [stageLabel(texts, lead, today), nextStepLabel(texts, lead, today)].filter(Boolean)
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 py-4">
      <AppLink
        href={dashboardRoutes.conversation('careprovider', id)}
        className="group min-w-0 flex-1 basis-72 rounded-sm"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={classNames('break-words group-hover:text-pine', need && 'font-semibold')}>{family}</span>
          <StageBadge stage={stage} />
          {need && <Badge tone={need === 'due' ? 'coral' : 'sun'}>{t(`needs.${need}`)}</Badge>}
        </span>
        <span className="mt-1 block break-words">{subject}</span>
        <span className="mt-0.5 block text-sm text-soft">
          {[requestLabel(texts, lead), ...more].filter(Boolean).join(' · ')}
        </span>
      </AppLink>
      <span className="flex w-full items-center justify-between gap-4 sm:w-auto">
        <span className="text-sm text-soft">
          <RelativeDate time={lastAt} text={relativeTime(times, lastAt, now)} />
        </span>
        <MoveButton lead={lead} today={today} />
      </span>
    </li>
  )
}

type LeadFiltersProps = {
  query: LeadsPageQuery
  counts: { stages: StageCounts; needs: number }
  hrefOf: LeadsHref
}

/** Filters: links and a form, so they work without JavaScript. */
function LeadFilters({ query, counts: { stages, needs }, hrefOf }: LeadFiltersProps) {
  const path = useLocalPath()
  const t = useTranslations('enrollment.leads')
  const sum = (of: readonly (keyof StageCounts)[]) => of.reduce((all, stage) => all + stages[stage], 0)
  const choices = [
    { stage: 'active', label: t('active'), count: sum(ACTIVE_STAGES) },
    ...STAGES.map((stage) => ({ stage, label: t(`stages.${stage}`), count: stages[stage] })),
    { stage: 'all', label: t('all'), count: sum(STAGES) },
  ]
  const { q, stage: chosen, need, provider } = query
  const preserved = { provider, need, stage: chosen === 'active' ? undefined : chosen }
  return (
    <div className="grid gap-4">
      <nav aria-label={t('stagesLabel')} className="swipe -mx-4.5 px-4.5 md:mx-0 md:px-0">
        <ul className="flex gap-2 md:flex-wrap">
          <li>
            <ChipLink
              href={hrefOf({ need: 'today', stage: undefined, page: 1 })}
              on={need === 'today'}
              count={needs}
              aria-current={need === 'today' ? 'page' : undefined}
            >
              {t('needsToday')}
            </ChipLink>
          </li>
          {choices.map(({ stage, label, count }) => (
            <li key={stage}>
              <ChipLink
                href={hrefOf({ stage: stage === 'active' ? undefined : stage, need: undefined, page: 1 })}
                on={!need && stage === chosen}
                count={count}
                aria-current={!need && stage === chosen ? 'page' : undefined}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <form action={path(dashboardRoutes.leads())} className="flex max-w-reading items-end gap-2.5">
        {Object.entries(preserved).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <TextField
          name="q"
          type="search"
          label={t('searchLabel')}
          placeholder={t('searchHint')}
          labelHidden
          defaultValue={q}
          maxLength={LEAD_LIMITS.search}
          className="flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('search')}
        </Button>
      </form>
    </div>
  )
}

type LeadListProps = {
  query: LeadsPageQuery
  counts: Parameters<typeof LeadFilters>[0]['counts']
  page: LeadPage
  today: string
  now: Date
  hrefOf: LeadsHref
}

/** Leads as rows, those that need attention first. */
export function LeadList({ query, counts, page, today, now, hrefOf }: LeadListProps) {
  const t = useTranslations('enrollment.leads')
  const { leads, hasMore } = page
  return (
    <>
      <LeadFilters query={query} counts={counts} hrefOf={hrefOf} />
      {leads.length === 0 ? (
        <NoLeads query={query} hrefOf={hrefOf} />
      ) : (
        <ul aria-label={t('list')} className="mt-6 divide-y divide-line border-y border-line">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} today={today} now={now} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-2.5 empty:hidden">
        {page.page > 1 && (
          <ButtonLink variant="quiet" href={hrefOf({ page: 1 })}>
            {t('first')}
          </ButtonLink>
        )}
        {hasMore && (
          <ButtonLink variant="secondary" href={hrefOf({ page: page.page + 1 })}>
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
