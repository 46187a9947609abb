import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { FIGURES, type Figure, PERIODS, type Period, type ProviderFigures } from '@/lib/analytics/figures/rules'
import { PAGE_VIEW_SOURCES } from '@/lib/analytics/visits/schema'
import { routes } from '@/lib/platform/http/routes'
import { DayTable, FigureList, FigurePlot, ShareBars } from './figure-charts'
import { figureMessages as texts } from './messages'

/** The funnel from a list to an enrollment; favorites and calls are outside it. */
const FUNNEL = ['views', 'clicks', 'inquiries', 'tours', 'enrollments'] as const satisfies readonly Figure[]

type AnalyticsViewProps = {
  /** Public id. */
  providerId: string
  period: Period
  figure: Figure
  figures: ProviderFigures
}

/** One provider's figures for a period beside those of the previous one. */
export function AnalyticsView({ providerId, period, figure, figures }: AnalyticsViewProps) {
  const { days, daysBefore, total, before, sources } = figures
  const span = texts.spans[period]
  const hrefOf = (query: { period?: Period; figure?: Figure }) =>
    routes.providerNumbers({ provider: providerId, period, figure, ...query })
  return (
    <>
      <nav aria-label={texts.periodsLabel}>
        <ul className="flex flex-wrap gap-2">
          {PERIODS.map((one) => (
            <li key={one}>
              <ChipLink
                href={hrefOf({ period: one })}
                on={one === period}
                aria-current={one === period ? 'page' : undefined}
              >
                {texts.periods[one]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {FIGURES.every((one) => total[one] + before[one] === 0) ? (
        <EmptyState
          title={texts.empty}
          icon="search"
          action={<ButtonLink href={routes.provider(providerId)}>{texts.yourPage}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-12">
          <FigureList
            total={total}
            before={before}
            spanBefore={texts.spansBefore[period]}
            chosen={figure}
            hrefOf={(one) => hrefOf({ figure: one })}
          />
          <section>
            {days.length > 1 && (
              <FigurePlot
                finding={texts.finding(texts.figures[figure].name, total[figure], before[figure], span)}
                now={days.map((day) => day[figure])}
                before={daysBefore.map((day) => day[figure])}
                first={days[0]?.day ?? ''}
                last={days.at(-1)?.day ?? ''}
              />
            )}
            <Disclosure summary={texts.table} className="mt-4 border-t">
              <DayTable days={days} />
            </Disclosure>
            <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-soft">
              {texts.counting}
              <TextLink href={routes.api.providerNumbersFile({ providerId, period })} download>
                {texts.download}
              </TextLink>
            </p>
          </section>
          <div className="grid gap-12 lg:grid-cols-2">
            <ShareBars
              title={texts.funnel}
              lead={texts.funnelLead(span)}
              rows={FUNNEL.map((step) => ({ label: texts.figures[step].name, count: total[step] }))}
            />
            <ShareBars
              title={texts.sources}
              lead={texts.sourcesLead(span)}
              rows={PAGE_VIEW_SOURCES.map((source) => ({ label: texts.sourceNames[source], count: sources[source] }))}
            />
          </div>
        </div>
      )}
    </>
  )
}
