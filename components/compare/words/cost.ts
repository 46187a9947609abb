import { dollars } from '@/components/tools/cost/cost-plot'
import { estimateCosts } from '@/lib/costs/rules/estimate'
import { monthOfDay } from '@/lib/costs/rules/months'
import type { Estimate, ProviderCosts } from '@/lib/costs/types'
import type { Needs } from '@/lib/fit/types'
import { moneyText } from '@/lib/providers/rules/money'
import type { MoreFact } from './more-facts'
import { compareWords } from './texts'

const texts = compareWords.cost

/**
 * What care costs until kindergarten for the child that is compared for, with what that rests on; absent without a child, or where
 * it goes to kindergarten before it starts. `costs` is undefined where there is nothing to work out.
 */
export function costFact(costs: ProviderCosts | undefined, needs: Needs): MoreFact | null {
  const { ageMonths, startMonth } = needs
  if (ageMonths === null || startMonth === null) return null
  if (!costs) return { label: texts.label, text: texts.unknown, isUnknown: true }
  const start = monthOfDay(startMonth)
  const estimate = estimateCosts(
    {
      start,
      birth: start - ageMonths,
      daysPerWeek: costDays(needs),
      usesVpk: costs.offersVpk,
      registrationFeeCents: costs.registrationFee?.cents ?? null,
      siblingDiscountPercent: null,
    },
    costs.rooms,
  )
  const { months, unknownMonths, totalCents } = estimate
  if (months === 0) return null
  if (unknownMonths === months)
    return { label: texts.label, text: texts.unknown, isUnknown: true, notes: noteTakenAges(estimate, costs) }
  return {
    label: texts.label,
    text: texts.total(dollars(totalCents), unknownMonths > 0),
    isUnknown: false,
    notes: [
      texts.months(months, costDays(needs)),
      ...(unknownMonths > 0 ? [texts.unknownMonths(unknownMonths)] : []),
      ...noteTakenAges(estimate, costs),
      ...(estimate.stages.some(({ source }) => source && source.kind !== 'provider') ? [texts.around] : []),
      ...(estimate.stages.some(({ isVpk }) => isVpk) ? [texts.vpk] : []),
      feeNote(costs),
    ],
  }
}

/** How many days a week are counted: those that the family needs, else five. */
const costDays = ({ days }: Needs): number => Math.min(days.length, 5) || 5

const noteTakenAges = ({ stages }: Estimate, { notTaken }: ProviderCosts) =>
  stages.some(({ band }) => notTaken.includes(band)) ? [texts.notTaken] : []

function feeNote({ registrationFee: fee }: ProviderCosts): string {
  if (!fee) return texts.noFee
  return (fee.median ? texts.medianFee : texts.fee)(moneyText(fee.cents))
}
