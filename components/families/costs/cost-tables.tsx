import { useLocale, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data/data-table'
import { type InfantPrice, SURVEY_NAME, SURVEY_YEAR } from '@/lib/families/costs/catalogue/infant-prices'
import { CARE_HOURS_PER_DAY, monthNumber, monthRangeText, vpkShare } from '@/lib/families/costs/rules/estimate'
import type {
  Estimate,
  EstimateInput,
  FoundMedian,
  PriceScope,
  PriceSource,
  Stage,
  YearCost,
} from '@/lib/families/costs/types'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText } from '@/lib/platform/time/dates'
import { type SourceTexts, sourceText } from '@/lib/providers/catalogue/sources'
import { type AgeTexts, bandLabel } from '@/lib/providers/rules/ages'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'

export type CostTexts = Translate<'families.costs'>
export type LawTexts = Translate<'families.stateLaws'>

/** The messages of the tables and the plot. */
type PlotTexts = { t: CostTexts; ages: AgeTexts }

function roomText({ band, isVpk }: Pick<Stage, 'band' | 'isVpk'>, { t, ages }: PlotTexts): string {
  const label = bandLabel(ages, band)
  return isVpk ? t('vpkRoom', { room: label, preK: HOME_FACTS.preK.short }) : label
}

function scopeText({ kind, label }: PriceScope, t: CostTexts): string {
  return kind === 'county' ? t('county', { name: label }) : label
}

function priceSourceText(t: CostTexts, sources: SourceTexts, locale: Locale, source: PriceSource | null): string {
  switch (source?.kind) {
    case undefined:
      return t('unknown')
    case 'provider':
      return ownSourceText(t, sources, locale, source)
    case 'survey':
      return t('fromSurvey', { county: source.county, year: String(source.year) })
    case 'directory':
      return t('fromDirectory', { scope: scopeText(source.scope, t), providers: source.providers })
  }
}

type OwnSource = PriceSource & { kind: 'provider' }

/** Who stated the price and when, always with the year, because estimates are saved and printed. */
function ownSourceText(t: CostTexts, sources: SourceTexts, locale: Locale, source: OwnSource): string {
  const { by, day, isConfirmed } = source
  if (by === null || day === null) return t('undated')
  return t(isConfirmed ? 'confirmed' : 'notConfirmed', {
    by: sourceText(sources, by),
    day: dateText(locale, day, ''),
  })
}

export type CostBasis = {
  input: EstimateInput
  /** Whether the fee was entered; otherwise it is the median, or unknown. */
  isFeeTyped: boolean
  feeMedian: FoundMedian | null
  discountMedian: FoundMedian | null
  survey: InfantPrice | null
}

/** The assumptions behind the figures, as sentences. */
export function Assumptions({ basis, estimate }: { basis: CostBasis; estimate: Estimate }) {
  const t = useTranslations('families.costs')
  const laws = useTranslations('families.stateLaws')
  const { survey } = basis
  const year = String(SURVEY_YEAR)
  return (
    <section>
      <h3 className="text-name">{t('assumptionsTitle')}</h3>
      <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ui">
        {sentencesOf(t, laws, basis, estimate).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {survey && (
        <>
          <h3 className="mt-6 text-name">{t('surveyTitle', { county: survey.county, year })}</h3>
          <p className="mt-2 max-w-prose text-ui">
            {t('survey', { year, center: wholeDollars(survey.center), home: wholeDollars(survey.familyHome) })}{' '}
            <span className="text-soft">{t('surveySource', { name: SURVEY_NAME })}</span>
          </p>
        </>
      )}
    </section>
  )
}

export function sentencesOf(t: CostTexts, laws: LawTexts, basis: CostBasis, estimate: Estimate): string[] {
  return [
    t('assumptions.local', { region: SITE.region }),
    ...planSentences(t, laws, basis.input, estimate),
    feeSentence(basis, t),
    discountSentence(basis, t),
    mealsSentence(t),
  ]
}

export const mealsSentence = (t: CostTexts): string =>
  t('assumptions.meals', { program: HOME_FACTS.programs.school_readiness })

/** What every estimate assumes, whichever prices it uses. */
export function planSentences(
  t: CostTexts,
  laws: LawTexts,
  { daysPerWeek: days, birth, usesVpk }: EstimateInput,
  estimate: Estimate,
): string[] {
  const { preK, laws: state } = HOME_FACTS
  const hasVpk = estimate.stages.some((stage) => stage.isVpk)
  return [
    t('assumptions.today'),
    t('assumptions.month'),
    days === 5 ? t('assumptions.fullWeek') : t('assumptions.partWeek', { days }),
    t('assumptions.kindergarten', { source: laws(`${state}.kindergarten`) }),
    ...(monthNumber(birth) === 9 ? [t('assumptions.september')] : []),
    ...(hasVpk ? [vpkSentence()] : []),
    ...(usesVpk ? [] : [t('assumptions.noVpk', { preK: preK.short })]),
  ]

  function vpkSentence(): string {
    return t('assumptions.vpk', {
      preK: preK.short,
      region: SITE.region,
      hours: preK.hours,
      source: laws(`${state}.preK`),
      careHours: CARE_HOURS_PER_DAY,
      share: Math.round(vpkShare(days) * 100),
    })
  }
}

function feeSentence({ input, isFeeTyped, feeMedian }: CostBasis, t: CostTexts): string {
  if (isFeeTyped) return t('assumptions.registrationGiven', { money: moneyText(input.registrationFeeCents ?? 0) })
  return feeMedian ? feeMedianText(feeMedian, t) : t('assumptions.registrationUnknown')
}

export const feeMedianText = ({ value, providers, scope }: FoundMedian, t: CostTexts): string =>
  t('assumptions.registrationMedian', { money: wholeDollars(value), providers, scope: scopeText(scope, t) })

function discountSentence({ input, discountMedian }: CostBasis, t: CostTexts): string {
  const { siblingDiscountPercent: percent } = input
  if (percent !== null) return t('assumptions.siblingGiven', { percent })
  if (!discountMedian) return t('assumptions.siblingNone')
  const { value, providers, scope } = discountMedian
  return t('assumptions.siblingMedian', { percent: value, providers, scope: scopeText(scope, t) })
}

type Priced = Stage & { monthlyCents: number }

/** A bar for each room. The table "By room" below has the same data. Nothing if no room has a price. */
export function CostPlot({ stages }: { stages: Stage[] }) {
  const t = useTranslations('families.costs')
  const ages = useTranslations('providers.ages')
  const texts = { t, ages }
  const priced = stages.filter((stage): stage is Priced => stage.monthlyCents !== null)
  const most = Math.max(...priced.map((stage) => stage.monthlyCents))
  if (priced.length === 0 || most === 0) return null
  return (
    <figure>
      <figcaption>
        <h3 className="text-name">{findingOf(priced, texts)}</h3>
        <p className="mt-1 text-xs text-soft">{t('plotUnit', { money: wholeDollars(most) })}</p>
      </figcaption>
      <ul className="mt-3 grid gap-2.5">
        {stages.map((stage) => (
          <li key={stage.first} className="grid grid-cols-[6.5rem_1fr_4rem] items-center gap-3 text-ui">
            <span>{roomText(stage, texts)}</span>
            <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-6 w-full">
              <rect width="100" height="10" className="fill-sunken" />
              {stage.monthlyCents !== null && (
                <rect
                  width={((stage.monthlyCents / most) * 100).toFixed(2)}
                  height="10"
                  className={stage.isVpk ? 'fill-sun' : 'fill-pine'}
                />
              )}
            </svg>
            <span className="numbers text-right">
              {stage.monthlyCents === null ? t('unknown') : wholeDollars(stage.monthlyCents)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The title states the chart's finding. */
function findingOf(priced: Priced[], texts: PlotTexts): string {
  const { t } = texts
  const sorted = priced.toSorted((a, b) => b.monthlyCents - a.monthlyCents)
  const [dearest] = sorted
  const cheapest = sorted.at(-1)
  if (!dearest || !cheapest) return ''
  const [most, least] = [dearest, cheapest].map(({ monthlyCents }) => wholeDollars(monthlyCents))
  if (sorted.length === 1) return t('plotOneRoom', { room: roomText(dearest, texts), money: most ?? '' })
  if (dearest.monthlyCents === cheapest.monthlyCents) return t('plotSame', { money: most ?? '' })
  return t('plotFinding', {
    dearest: roomText(dearest, texts),
    most: most ?? '',
    cheapest: roomText(cheapest, texts),
    least: least ?? '',
  })
}

const money = (cents: number | null, t: CostTexts) =>
  cents === null ? <span className="text-soft">{t('unknown')}</span> : wholeDollars(cents)

const ROOM_COLUMNS = ['room', 'week', 'month', 'total'] as const
const YEAR_COLUMNS = ['year', 'months', 'costs'] as const

type CostTablesProps = {
  estimate: Estimate
  /** Replaces the text about the source of a room's price; undefined keeps the usual text. */
  sourceOf?: (stage: Stage) => string | undefined
}

export function CostTables({ estimate, sourceOf }: CostTablesProps) {
  const t = useTranslations('families.costs')
  const ages = useTranslations('providers.ages')
  const sources = useTranslations('providers.sources')
  const locale = useLocale()
  return (
    <>
      <section>
        <h3 className="text-name">{t('roomsTitle')}</h3>
        <DataTable
          caption={t('roomsTitle')}
          columns={ROOM_COLUMNS.map((column) => t(`roomsColumns.${column}`))}
          rows={estimate.stages.map((stage) =>
            roomRow({ t, ages }, locale, stage, sourceOf?.(stage) ?? priceSourceText(t, sources, locale, stage.source)),
          )}
        />
      </section>
      <section>
        <h3 className="text-name">{t('yearsTitle')}</h3>
        <DataTable
          caption={t('yearsTitle')}
          columns={YEAR_COLUMNS.map((column) => t(`yearsColumns.${column}`))}
          rows={estimate.years.map((year) => yearRow(year, t))}
        />
      </section>
    </>
  )
}

/** Period and price source are below the room, so that no amount overflows on a phone. */
const roomRow = (texts: PlotTexts, locale: Locale, stage: Stage, source: string) => ({
  key: String(stage.first),
  head: (
    <>
      <span className="font-semibold">{roomText(stage, texts)}</span>
      <span className="block text-xs whitespace-normal">
        {monthRangeText(texts.t, locale, stage.first, stage.last)}
      </span>
      <span className="block text-xs whitespace-normal text-soft">{source}</span>
    </>
  ),
  cells: [stage.weeklyCents, stage.monthlyCents, stage.totalCents].map((cents) => money(cents, texts.t)),
})

const yearRow = ({ year, months, unknownMonths, cents }: YearCost, t: CostTexts) => ({
  key: String(year),
  head: String(year),
  cells: [
    String(months),
    unknownMonths === 0
      ? wholeDollars(cents)
      : unknownMonths === months && cents === 0
        ? money(null, t)
        : t('yearUnknown', { known: wholeDollars(cents), months: unknownMonths }),
  ],
})
