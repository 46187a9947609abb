import { DataTable } from '@/components/ui/data/data-table'
import { type InfantPrice, SURVEY_NAME, SURVEY_YEAR } from '@/lib/families/costs/catalogue/infant-prices'
import { monthNumber, monthRangeText, vpkShare } from '@/lib/families/costs/rules/estimate'
import type {
  Estimate,
  EstimateInput,
  FoundMedian,
  PriceScope,
  PriceSource,
  Stage,
  YearCost,
} from '@/lib/families/costs/types'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { moneyText, wholeDollars } from '@/lib/providers/rules/tuition'
import { costMessages as texts } from './messages'

function roomText({ band, isVpk }: Pick<Stage, 'band' | 'isVpk'>): string {
  const label = AGE_BANDS.find((one) => one.code === band)?.label ?? band
  return isVpk ? texts.vpkRoom(label) : label
}

export function scopeText({ kind, label }: PriceScope): string {
  return kind === 'county' ? texts.county(label) : label
}

export function sourceText(source: PriceSource | null): string {
  switch (source?.kind) {
    case undefined:
      return texts.unknown
    case 'provider':
      return texts.fromProvider(source)
    case 'survey':
      return texts.fromSurvey(source.county, source.year)
    case 'directory':
      return texts.fromDirectory(scopeText(source.scope), source.providers)
  }
}

export type CostBasis = {
  question: EstimateInput
  /** Whether the fee was entered; otherwise it is the median, or unknown. */
  isFeeTyped: boolean
  feeMedian: FoundMedian | null
  discountMedian: FoundMedian | null
  survey: InfantPrice | null
}

/** The assumptions behind the figures, as sentences. */
export function Assumptions({ basis, estimate }: { basis: CostBasis; estimate: Estimate }) {
  const { survey } = basis
  return (
    <section>
      <h3 className="text-name">{texts.assumptionsTitle}</h3>
      <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ui">
        {sentencesOf(basis, estimate).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {survey && (
        <>
          <h3 className="mt-6 text-name">{texts.surveyTitle(survey.county, SURVEY_YEAR)}</h3>
          <p className="mt-2 max-w-prose text-ui">
            {texts.survey(wholeDollars(survey.center), wholeDollars(survey.familyHome), SURVEY_YEAR)}{' '}
            <span className="text-soft">{texts.surveySource(SURVEY_NAME)}</span>
          </p>
        </>
      )}
    </section>
  )
}

export function sentencesOf(basis: CostBasis, estimate: Estimate): string[] {
  return [
    texts.assumptions.local,
    ...planSentences(basis.question, estimate),
    feeSentence(basis),
    discountSentence(basis),
    texts.assumptions.meals,
  ]
}

/** What every estimate assumes, whichever prices it uses. */
export function planSentences(question: EstimateInput, estimate: Estimate): string[] {
  const says = texts.assumptions
  const hasVpk = estimate.stages.some((stage) => stage.isVpk)
  return [
    says.today,
    says.month,
    question.daysPerWeek === 5 ? says.fullWeek : says.partWeek(question.daysPerWeek),
    says.kindergarten,
    ...(monthNumber(question.birth) === 9 ? [says.september] : []),
    ...(hasVpk ? [says.vpk(Math.round(vpkShare(question.daysPerWeek) * 100))] : []),
    ...(question.usesVpk ? [] : [says.noVpk]),
  ]
}

function feeSentence({ question, isFeeTyped, feeMedian }: CostBasis): string {
  const says = texts.assumptions
  if (isFeeTyped) return says.registrationGiven(moneyText(question.registrationFeeCents ?? 0))
  return feeMedian
    ? says.registrationMedian(wholeDollars(feeMedian.value), feeMedian.providers, scopeText(feeMedian.scope))
    : says.registrationUnknown
}

function discountSentence({ question, discountMedian }: CostBasis): string {
  const says = texts.assumptions
  if (question.siblingDiscountPercent !== null) return says.siblingGiven(question.siblingDiscountPercent)
  return discountMedian
    ? says.siblingMedian(discountMedian.value, discountMedian.providers, scopeText(discountMedian.scope))
    : says.siblingNone
}

type Priced = Stage & { monthlyCents: number }

/** A bar for each room. The table "By room" below has the same data. Nothing if no room has a price. */
export function CostPlot({ stages }: { stages: Stage[] }) {
  const priced = stages.filter((stage): stage is Priced => stage.monthlyCents !== null)
  const most = Math.max(...priced.map((stage) => stage.monthlyCents))
  if (priced.length === 0 || most === 0) return null
  return (
    <figure>
      <figcaption>
        <h3 className="text-name">{findingOf(priced)}</h3>
        <p className="mt-1 text-xs text-soft">{texts.plotUnit(wholeDollars(most))}</p>
      </figcaption>
      <ul className="mt-3 grid gap-2.5">
        {stages.map((stage) => (
          <li key={stage.first} className="grid grid-cols-[6.5rem_1fr_4rem] items-center gap-3 text-ui">
            <span>{roomText(stage)}</span>
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
              {stage.monthlyCents === null ? texts.unknown : wholeDollars(stage.monthlyCents)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The title states the chart's finding. */
export function findingOf(priced: Priced[]): string {
  const sorted = priced.toSorted((a, b) => b.monthlyCents - a.monthlyCents)
  const [dearest] = sorted
  const cheapest = sorted.at(-1)
  if (!dearest || !cheapest) return ''
  if (sorted.length === 1) return texts.plotOneRoom(roomText(dearest), wholeDollars(dearest.monthlyCents))
  if (dearest.monthlyCents === cheapest.monthlyCents) return texts.plotSame(wholeDollars(dearest.monthlyCents))
  return texts.plotFinding(
    roomText(dearest),
    wholeDollars(dearest.monthlyCents),
    roomText(cheapest),
    wholeDollars(cheapest.monthlyCents),
  )
}

const money = (cents: number | null) =>
  cents === null ? <span className="text-soft">{texts.unknown}</span> : wholeDollars(cents)

type CostTablesProps = {
  estimate: Estimate
  /** The source of a room's price, shown below it. */
  sourceOf?: (stage: Stage) => string
}

export function CostTables({ estimate, sourceOf = ({ source }) => sourceText(source) }: CostTablesProps) {
  return (
    <>
      <section>
        <h3 className="text-name">{texts.roomsTitle}</h3>
        <DataTable
          caption={texts.roomsTitle}
          columns={texts.roomsColumns}
          rows={estimate.stages.map((stage) => roomRow(stage, sourceOf(stage)))}
        />
      </section>
      <section>
        <h3 className="text-name">{texts.yearsTitle}</h3>
        <DataTable caption={texts.yearsTitle} columns={texts.yearsColumns} rows={estimate.years.map(yearRow)} />
      </section>
    </>
  )
}

/** Period and price source are below the room, so that no amount overflows on a phone. */
const roomRow = (stage: Stage, source: string) => ({
  key: String(stage.first),
  head: (
    <>
      <span className="font-semibold">{roomText(stage)}</span>
      <span className="block text-xs whitespace-normal">{monthRangeText(stage.first, stage.last)}</span>
      <span className="block text-xs whitespace-normal text-soft">{source}</span>
    </>
  ),
  cells: [money(stage.weeklyCents), money(stage.monthlyCents), money(stage.totalCents)],
})

const yearRow = ({ year, months, unknownMonths, cents }: YearCost) => ({
  key: String(year),
  head: String(year),
  cells: [
    String(months),
    unknownMonths === 0
      ? wholeDollars(cents)
      : unknownMonths === months && cents === 0
        ? money(null)
        : texts.yearUnknown(wholeDollars(cents), unknownMonths),
  ],
})
