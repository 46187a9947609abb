import { type InfantPrice, SURVEY_NAME, SURVEY_YEAR } from '@/lib/costs/catalogue/infant-prices'
import { monthNumber } from '@/lib/costs/rules/months'
import { vpkShare } from '@/lib/costs/rules/school-years'
import type { CostQuestion, Estimate, FoundMedian } from '@/lib/costs/types'
import { moneyText } from '@/lib/providers/rules/money'
import { scopeText } from './stage-words'
import { costTexts as texts } from './texts'

export type CostBasis = {
  question: CostQuestion
  /** Whether the fee was typed; else it is the median, or unknown. */
  isFeeTyped: boolean
  feeMedian: FoundMedian | null
  discountMedian: FoundMedian | null
  survey: InfantPrice | null
}

/** Everything that the figures rest on, in sentences. */
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
            {texts.survey(moneyText(survey.center), moneyText(survey.familyHome), SURVEY_YEAR)}{' '}
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

/** What every estimate assumes, whoever's prices it counts with. */
export function planSentences(question: CostQuestion, estimate: Estimate): string[] {
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
    ? says.registrationMedian(moneyText(feeMedian.value), feeMedian.providers, scopeText(feeMedian.scope))
    : says.registrationUnknown
}

function discountSentence({ question, discountMedian }: CostBasis): string {
  const says = texts.assumptions
  if (question.siblingDiscountPercent !== null) return says.siblingGiven(question.siblingDiscountPercent)
  return discountMedian
    ? says.siblingMedian(discountMedian.value, discountMedian.providers, scopeText(discountMedian.scope))
    : says.siblingNone
}
