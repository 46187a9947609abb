import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { FIGURES, type Figure, PERIODS, type Period, type ProviderFigures } from '@/lib/analytics/figures/rules'
import { PAGE_VIEW_SOURCES } from '@/lib/analytics/visits/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { DayTable, FigureList, FigurePlot, ShareBars } from './figure-charts'

/** The funnel from a provider's row in a list to an enrollment; favorites and calls are not part of it. */
const FUNNEL = ['views', 'clicks', 'inquiries', 'tours', 'enrollments'] as const satisfies readonly Figure[]

type AnalyticsViewProps = {
  /** Public id. */
  providerId: string
  period: Period
  figure: Figure
  figures: ProviderFigures
}

/** One provider's figures for a period, compared with the period before it. */
export function AnalyticsView({ providerId, period, figure, figures }: AnalyticsViewProps) {
  const t = useTranslations('analytics.figures')
  const { days, daysBefore, total, before, sources } = figures
  const [now, earlier] = [total[figure], before[figure]]
  const trend = now === earlier ? (now === 0 ? 'none' : 'same') : now > earlier ? 'up' : 'down'
  const hrefOf = (query: { period?: Period; figure?: Figure }) =>
    dashboardRoutes.providerNumbers({ provider: providerId, period, figure, ...query })
  return (
    <>
      <nav aria-label={t('periodsLabel')}>
        <ul className="flex flex-wrap gap-2">
          {PERIODS.map((one) => (
            <li key={one}>
              <ChipLink
                href={hrefOf({ period: one })}
                on={one === period}
                aria-current={one === period ? 'page' : undefined}
              >
                {t(`periods.${one}`)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {FIGURES.every((one) => total[one] + before[one] === 0) ? (
        <EmptyState
          title={t('empty')}
          icon="search"
          action={<ButtonLink href={routes.provider(providerId)}>{t('yourPage')}</ButtonLink>}
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-12">
          <FigureList
            total={total}
            before={before}
            period={period}
            chosen={figure}
            hrefOf={(one) => hrefOf({ figure: one })}
          />
          <section>
            {days.length > 1 && (
              <FigurePlot
                finding={t(`findings.${trend}`, {
                  figure: t(`figures.${figure}.name`),
                  now,
                  before: earlier,
                  period,
                })}
                now={days.map((day) => day[figure])}
                before={daysBefore.map((day) => day[figure])}
                first={days[0]?.day ?? ''}
                last={days.at(-1)?.day ?? ''}
              />
            )}
            <Disclosure summary={t('table')} className="mt-4 border-t">
              <DayTable days={days} />
            </Disclosure>
            <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 text-sm text-soft">
              {t('counting')}
              <TextLink
                href={dashboardRoutes.api.providerNumbersFile({ providerId, period })}
                download
                className="inline-flex min-h-11 items-center"
              >
                {t('download')}
              </TextLink>
            </p>
          </section>
          <div className="grid gap-12 lg:grid-cols-2">
            <ShareBars
              title={t('funnel')}
              lead={t(`funnelLead.${period}`)}
              rows={FUNNEL.map((step) => ({ label: t(`figures.${step}.name`), count: total[step] }))}
            />
            <ShareBars
              title={t('sources')}
              lead={t(`sourcesLead.${period}`)}
              rows={PAGE_VIEW_SOURCES.map((source) => ({ label: t(`sourceNames.${source}`), count: sources[source] }))}
            />
          </div>
        </div>
      )}
    </>
  )
}
