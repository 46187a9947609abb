import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { CountList } from '@/components/ui/data/data-list'
import { DataTable } from '@/components/ui/data/data-table'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import {
  axisTop,
  type DayFigures,
  FIGURES,
  type Figure,
  linePoints,
  type Period,
  PLOT,
  type ProviderFigures,
} from '@/lib/analytics/figures/rules'
import type { PeakTimes } from '@/lib/analytics/trends/schema'
import { dateText, timeText } from '@/lib/platform/time/dates'

/** The chart's data as a table; the newest day first. */
export function DayTable({ days }: { days: readonly DayFigures[] }) {
  const t = useTranslations('analytics.figures')
  const locale = useLocale()
  const today = days.at(-1)?.day ?? ''
  return (
    <DataTable
      caption={t('tableCaption')}
      columns={[t('day'), ...FIGURES.map((figure) => t(`figures.${figure}.name`))]}
      rows={days.toReversed().map((one) => ({
        key: one.day,
        head: dateText(locale, one.day, today),
        cells: FIGURES.map((figure) => one[figure].toLocaleString('en-US')),
      }))}
    />
  )
}

type FigureListProps = Pick<ProviderFigures, 'total' | 'before'> & {
  period: Period
  chosen: Figure
  hrefOf: (figure: Figure) => string
}

/** Each figure with its meaning and previous value; its name selects it in the chart below. */
export function FigureList({ total, before, period, chosen, hrefOf }: FigureListProps) {
  const t = useTranslations('analytics.figures')
  const counts = FIGURES.map((figure) => ({
    key: figure,
    name: (
      <TextLink href={hrefOf(figure)} aria-current={figure === chosen || undefined}>
        {t(`figures.${figure}.name`)}
      </TextLink>
    ),
    means: t(`figures.${figure}.means`),
    count: total[figure],
    before: t(`before.${period}`, { count: before[figure] }),
  }))
  return <CountList counts={counts} className="lg:grid-cols-4" />
}

type FigurePlotProps = {
  /** The chart's finding, as a sentence. */
  finding: string
  /** One value per day, oldest first; `before` has as many for the previous period. */
  now: readonly number[]
  before: readonly number[]
  first: string
  last: string
}

const line = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const

/** Two lines: this period drawn over the previous one. The sentence and the table below it are the accessible alternative. */
export function FigurePlot({ finding, now, before, first, last }: FigurePlotProps) {
  const t = useTranslations('analytics.figures')
  const locale = useLocale()
  const top = axisTop([...now, ...before])
  return (
    <figure>
      <figcaption className="text-lead font-semibold">{finding}</figcaption>
      <p className="numbers mt-4 flex justify-between text-xs text-soft">
        <span>{t('axis', { count: top })}</span>
      </p>
      <svg
        viewBox={`0 -4 ${PLOT.width} ${PLOT.height + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-40 w-full border-b border-line-strong"
      >
        <path
          d={`M0 0H${PLOT.width}M0 ${PLOT.height / 2}H${PLOT.width}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          {...line}
          points={linePoints(before, top)}
          strokeWidth="2"
          strokeDasharray="4 5"
          className="stroke-soft"
        />
        <polyline {...line} points={linePoints(now, top)} strokeWidth="3" className="stroke-pine" />
      </svg>
      <p className="numbers mt-1.5 flex justify-between text-xs text-soft">
        <span>{dateText(locale, first, last)}</span>
        <span>{dateText(locale, last, last)}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft" aria-hidden="true">
        <span className="flex items-center gap-2">
          <span className="h-0.75 w-6 rounded-full bg-pine" />
          {t('lineNow')}
        </span>
        <span className="flex items-center gap-2">
          <span className="w-6 border-t-2 border-dashed border-soft" />
          {t('lineBefore')}
        </span>
      </p>
    </figure>
  )
}

type ShareBarsProps = {
  /** Omitted below an existing heading. */
  title?: string
  level?: 2 | 4
  lead: string
  rows: readonly { label: string; count: number }[]
}

/** Counts as bars; each bar's length is relative to the largest count. */
export function ShareBars({ title, level = 2, lead, rows }: ShareBarsProps) {
  const Heading = `h${level}` as const
  const largest = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <section>
      {title && <Heading className={level === 2 ? 'text-section tracking-tight' : 'font-semibold'}>{title}</Heading>}
      <p className="mt-1 text-soft">{lead}</p>
      <dl className="mt-4 grid gap-3">
        {rows.map(({ label, count }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="numbers">{count.toLocaleString('en-US')}</dd>
            <dd className="col-span-2 mt-1.5">
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="block h-1.5 w-full rounded-full bg-line"
              >
                <rect width={(count / largest) * 100} height="1" className="fill-pine" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const HEIGHT = 40
const hourText = (hour: number) => timeText(hour * 60)

/** Searches by hour, as bars and as a table. Hours with fewer than 5 searches have no bar. */
export function HourBars({ hours }: { hours: PeakTimes['hours'] }) {
  const t = useTranslations('analytics.insights')
  const largest = Math.max(0, ...hours.map(({ searches }) => searches ?? 0))
  const peak = hours.find(({ searches }) => searches === largest)
  if (largest === 0 || !peak) return <p className="mt-3 text-soft">{t('noPeak')}</p>
  return (
    <>
      <p className="mt-3 text-lead font-semibold">{t('peak', { hour: hourText(peak.hour) })}</p>
      <svg
        viewBox={`0 0 ${hours.length * 4} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-4 h-32 w-full border-b border-line-strong"
      >
        {hours.map(({ hour, searches }) => {
          const height = ((searches ?? 0) / largest) * HEIGHT
          return (
            <rect key={hour} x={hour * 4 + 0.4} y={HEIGHT - height} width="3.2" height={height} className="fill-pine" />
          )
        })}
      </svg>
      <p className="numbers mt-1.5 flex justify-between text-xs text-soft" aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour} className="w-1/4">
            {hourText(hour)}
          </span>
        ))}
      </p>
      <Disclosure summary={t('table')} className="mt-4 border-t">
        <DataTable
          caption={t('hoursTable')}
          columns={[t('hour'), t('searches')]}
          rows={hours.map(({ hour, searches }) => ({
            key: String(hour),
            head: hourText(hour),
            cells: [searches === null ? t('fewer') : searches.toLocaleString('en-US')],
          }))}
        />
      </Disclosure>
    </>
  )
}
