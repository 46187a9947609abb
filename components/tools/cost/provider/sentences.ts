import type { CostQuestion, Estimate, ProviderCosts } from '@/lib/costs/types'
import { moneyText } from '@/lib/providers/rules/money'
import { planSentences } from '../assumptions'
import { scopeText } from '../stage-words'
import { costTexts } from '../texts'
import { panelTexts as texts } from './panel-texts'

/** Everything that an estimate for one provider rests on. */
export function providerSentences(question: CostQuestion, estimate: Estimate, costs: ProviderCosts): string[] {
  const kinds = estimate.stages.map(({ source }) => source?.kind)
  return [
    ...(kinds.includes('provider') ? [texts.own] : []),
    ...(kinds.some((kind) => kind !== 'provider') ? [texts.around] : []),
    ...(estimate.stages.some(({ band }) => costs.notTaken.includes(band)) ? [texts.noneTaken] : []),
    ...planSentences(question, estimate),
    feeSentence(costs),
    discountSentence(question, costs),
    costTexts.assumptions.meals,
  ]
}

function feeSentence({ registrationFee: fee }: ProviderCosts): string {
  if (!fee) return texts.registrationUnknown
  const money = moneyText(fee.cents)
  return fee.median
    ? costTexts.assumptions.registrationMedian(money, fee.median.providers, scopeText(fee.median.scope))
    : texts.registration(money)
}

function discountSentence(question: CostQuestion, { siblingDiscountPercent: percent }: ProviderCosts): string {
  if (percent === null) return texts.siblingUnknown
  return question.siblingDiscountPercent === null ? texts.siblingOffered(percent) : texts.siblingPercent(percent)
}
