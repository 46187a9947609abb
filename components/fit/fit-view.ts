import { judgeFit } from '@/lib/fit/rules/judge-fit'
import type { FitFacts, Needs, Verdict } from '@/lib/fit/types'
import { ageBandOf } from '@/lib/providers/catalogue/age-bands'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import { weeklyText } from '@/lib/providers/rules/money'
import { lineTexts as texts } from './line-texts'
import type { FitLine } from './types'

/** What fits a child, what does not, and what is not known; made on the server. `today` is "YYYY-MM-DD" where the provider is. */
export function fitLinesOf(provider: FitFacts, needs: Needs, today: string): FitLine[] {
  const fit = judgeFit(provider, needs, today)
  const { ageMonths, startMonth, dropOffMinute, pickUpMinute } = needs
  const lines: FitLine[] = []
  if (fit.ages && ageMonths !== null) lines.push({ verdict: fit.ages, text: texts.ages(fit.ages, ageMonths) })
  if (fit.openings)
    lines.push({ verdict: fit.openings, text: texts.openings(fit.openings, startMonth ?? today.slice(0, 7)) })
  lines.push(priceLine(provider, ageMonths, fit.price, today))
  if (fit.hours)
    lines.push({
      verdict: fit.hours,
      text: texts.hours(fit.hours, dropOffMinute, pickUpMinute, provider.hours.length > 0),
    })
  return lines
}

/** The week of that age's room. One that nobody confirmed for long is not known. */
function priceLine(provider: FitFacts, ageMonths: number | null, verdict: Verdict | null, today: string): FitLine {
  const code = ageMonths === null ? undefined : ageBandOf(ageMonths)?.code
  const stated = provider.ageBands.find(({ band }) => band === code)?.tuitionWeeklyCents ?? null
  const cents = countsInFilters(freshnessOf(provider.facts.tuition, today)) ? stated : null
  if (verdict === null && cents !== null) return { verdict: null, text: weeklyText(cents) }
  return { verdict: verdict ?? 'unknown', text: texts.price(verdict ?? 'unknown', cents, stated !== null) }
}
