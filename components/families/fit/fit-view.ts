import { judgeFit, roomOf } from '@/lib/families/fit/rules/judge'
import { ageAtStart, careStart, needsOf } from '@/lib/families/fit/rules/needs'
import type { FitCriterion, FitFacts, Needs, Verdict } from '@/lib/families/fit/schema'
import { ageCount, ageInMonths, monthOf } from '@/lib/families/profile/rules/needs'
import type { Child, Preferences } from '@/lib/families/profile/schema'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthText, shortMonthText, timeText, todayIn } from '@/lib/platform/time/dates'
import { isListed } from '@/lib/providers/catalogue/traits'
import { ageBandOf } from '@/lib/providers/rules/ages'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import { countsInFilters, freshnessOf, type OpeningsSummary, summarizeOpenings } from '@/lib/providers/rules/openings'
import { type DatedPrice, datedPriceOf, moneyText } from '@/lib/providers/rules/tuition'
import type { ProviderCard } from '@/lib/providers/types'

/** One criterion in words. Without a verdict it is a plain fact, like the price if no budget is known. */
export type FitLine = { criterion: FitCriterion; verdict: Verdict | null; text: string }

/** A child's needs as the parameters of a search: the age in months when care starts, "2027-01", weekdays, "07:30". Never a name or a birth date. */
export type NeedsQuery = Partial<Record<'age' | 'start' | 'days' | 'dropOff' | 'pickUp', string | string[]>>

/** `at`: "22 months old in January 2027". */
export type FitChild = { id: number; name: string; at: string; needs: NeedsQuery }

/** What a row shows for one child: how the provider fits, and openings and price for the child's age. */
export type OwnFit = { lines: readonly FitLine[]; openings: OpeningsSummary; price?: DatedPrice }

/** Fits by public id, one for each child in the order of the children. */
export type OwnFits = { children: readonly FitChild[]; fits: Readonly<Record<string, readonly OwnFit[]>> }

type FitTexts = Translate<'families.fitLines'>

/** "22-month-olds" */
function childrenOf(months: number, t: FitTexts): string {
  if (months === 0) return t('children.newborns')
  const { unit, count } = ageCount(months)
  return t(`children.${unit}`, { count })
}

/** Whether it is open when the child needs care. `isStated`: the hours are known, but may not be confirmed recently. */
function hoursText(verdict: Verdict, { dropOffMinute, pickUpMinute }: Needs, isStated: boolean, t: FitTexts): string {
  if (verdict === 'unknown') return t(isStated ? 'hoursNotConfirmed' : 'hoursNotKnown')
  const [from, to] = [dropOffMinute, pickUpMinute].map((minute) => (minute === null ? '' : timeText(minute)))
  const span = from && to ? 'between' : from ? 'by' : to ? 'until' : 'days'
  return t(`hours.${verdict}.${span}`, { from: from ?? '', to: to ?? '' })
}

/**
 * What fits a child, what does not, and what is unknown, in a few words each, because they appear in every row. `today`
 * is "YYYY-MM-DD" in the provider's time zone.
 */
export function fitLinesOf(t: FitTexts, locale: Locale, provider: FitFacts, needs: Needs, today: string): FitLine[] {
  const fit = judgeFit(provider, needs, today)
  const { ageMonths, startMonth } = needs
  const lines: FitLine[] = []
  if (fit.ages && ageMonths !== null)
    lines.push({
      criterion: 'ages',
      verdict: fit.ages,
      text: t(`ages.${fit.ages}`, { children: childrenOf(ageMonths, t) }),
    })
  if (fit.openings)
    lines.push({
      criterion: 'openings',
      verdict: fit.openings,
      text: t(`openings.${fit.openings}`, { month: shortMonthText(locale, startMonth ?? today) }),
    })
  // Prices depend on the age: without one, "not known" would contradict the price that the row shows.
  if (ageMonths !== null) lines.push(priceLine(provider, needs, fit.price, today, t))
  if (fit.hours)
    lines.push({
      criterion: 'hours',
      verdict: fit.hours,
      text: hoursText(fit.hours, needs, provider.hours.length > 0, t),
    })
  return lines
}

/** The weekly price for the child's age. A price that has not been confirmed for a long time counts as unknown. */
function priceLine(provider: FitFacts, needs: Needs, verdict: Verdict | null, today: string, t: FitTexts): FitLine {
  const stated = roomOf(provider, needs)?.tuitionWeeklyCents ?? null
  const cents = countsInFilters(freshnessOf(provider.facts.tuition, today)) ? stated : null
  if (cents === null) {
    const text = t(stated === null ? 'priceNotKnown' : 'priceNotConfirmed')
    return { criterion: 'price', verdict: verdict ?? 'unknown', text }
  }
  if (verdict === null) return { criterion: 'price', verdict, text: t('weekly', { price: moneyText(cents) }) }
  return { criterion: 'price', verdict, text: t(`price.${verdict}`, { price: moneyText(cents) }) }
}

function needsQueryOf(child: Child, { days, dropOff, pickUp }: Preferences, thisMonth: string): NeedsQuery {
  return {
    age: String(ageAtStart(child, thisMonth)),
    start: careStart(child, thisMonth),
    ...(days.length > 0 && { days: [...days] }),
    ...(dropOff !== null && { dropOff }),
    ...(pickUp !== null && { pickUp }),
  }
}

/** A child of unknown age gets the openings and prices of all ages. */
function ownFitOf(t: FitTexts, locale: Locale, card: ProviderCard, needs: Needs, today: string): OwnFit {
  const band = needs.ageMonths === null ? null : ageBandOf(needs.ageMonths)
  const ageBands = card.ageBands.filter((one) => band === null || one.band === band.code)
  const price = datedPriceOf(ageBands, card.facts.tuition?.confirmedOn, today)
  return {
    lines: fitLinesOf(t, locale, card, needs, today),
    openings: summarizeOpenings({ ...card, ageBands }, today),
    ...(price && { price }),
  }
}

/** "22 months old in January 2027" */
function ageInText(t: FitTexts, months: number, month: string): string {
  if (months === 0) return t('at.newborn', { month })
  const { unit, count } = ageCount(months)
  return t(`at.${unit}`, { count, month })
}

type Family = { own: readonly Child[]; preferences: Preferences }

/** A family's fits for the providers of a page, by the ids requested; closed providers are left out. */
export function ownFitsOf(
  t: FitTexts,
  locale: Locale,
  ids: readonly string[],
  cards: readonly ProviderCard[],
  family: Family,
  now: Date,
): OwnFits {
  const thisMonth = monthOf(now)
  const byCode = new Map(cards.map((card) => [codeFromPublicId(card.id), card]))
  const needs = family.own.map((child) => needsOf(child, family.preferences, thisMonth))
  const fits = ids.flatMap((id) => {
    const card = byCode.get(codeFromPublicId(id))
    if (!card || !isListed(card.status)) return []
    const today = todayIn(card.timeZone, now)
    return [[id, needs.map((one) => ownFitOf(t, locale, card, one, today))] as const]
  })
  return {
    children: family.own.map((child) => {
      const start = careStart(child, thisMonth)
      const at = ageInText(t, ageInMonths(child.birthMonth, start), monthText(locale, start))
      return { id: child.id, name: child.name, at, needs: needsQueryOf(child, family.preferences, thisMonth) }
    }),
    fits: Object.fromEntries(fits),
  }
}
