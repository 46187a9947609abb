import type { OwnChild } from '@/components/families/own-family'
import { monthOfDay } from '@/lib/costs/rules/months'
import { startProblem } from '@/lib/costs/rules/plan-problem'
import type { CostQuestion, ProviderCosts } from '@/lib/costs/types'
import { birthMonthProblem } from '@/lib/families/rules/ages'
import { careStart } from '@/lib/fit/rules/age-at-start'

/** What is asked, as the form holds it. Months are "YYYY-MM"; `birth` is empty until it is chosen. */
export type Plan = { birth: string; start: string; days: string; usesVpk: boolean; hasSibling: boolean }

/** The child's own months. A start that has passed, or is not decided, is this month. */
export function planFor(child: OwnChild | null, thisMonth: string, offersVpk: boolean): Plan {
  const start = child ? careStart(child, thisMonth) : thisMonth
  return { birth: child?.birthMonth ?? '', start, days: '5', usesVpk: offersVpk, hasSibling: false }
}

/** Sentences for the two months; none where nothing was chosen yet. */
export function planProblems({ birth, start }: Plan, thisMonth: string): { birth?: string; start?: string } {
  if (birth === '') return {}
  const problem = birthMonthProblem(birth, thisMonth)
  return problem ? { birth: problem } : { start: startProblem(monthOfDay(birth), monthOfDay(start)) }
}

export function questionOf(plan: Plan, costs: ProviderCosts): CostQuestion {
  return {
    birth: monthOfDay(plan.birth),
    start: monthOfDay(plan.start),
    daysPerWeek: Number(plan.days),
    usesVpk: plan.usesVpk,
    registrationFeeCents: costs.registrationFee?.cents ?? null,
    siblingDiscountPercent: plan.hasSibling ? costs.siblingDiscountPercent : null,
  }
}
