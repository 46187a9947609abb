import { ageText } from '@/lib/families/rules/ages'
import { monthOf } from '@/lib/families/rules/months'
import type { Child, Preferences } from '@/lib/families/types'
import { careStart } from '@/lib/fit/rules/age-at-start'
import { needsOf } from '@/lib/fit/rules/needs-of'
import { todayIn } from '@/lib/providers/rules/dates'
import { codeFromPublicId } from '@/lib/providers/rules/public-id'
import type { ProviderCard } from '@/lib/providers/types'
import { fitLinesOf } from './fit-view'
import { lineTexts as texts } from './line-texts'
import type { OwnFits } from './types'

type Family = { own: readonly Child[]; preferences: Preferences }

/** A family's answer for the providers of a page, under the ids by which they were asked for; closed ones are left out. */
export function ownFitsOf(ids: readonly string[], cards: readonly ProviderCard[], family: Family, now: Date): OwnFits {
  const thisMonth = monthOf(now)
  const byCode = new Map(cards.map((card) => [codeFromPublicId(card.id), card]))
  const needs = family.own.map((child) => needsOf(child, family.preferences, thisMonth))
  const fits = ids.flatMap((id) => {
    const card = byCode.get(codeFromPublicId(id))
    if (!card || (card.status !== 'open' && card.status !== 'temporarily_closed')) return []
    const today = todayIn(card.timeZone, now)
    return [[id, needs.map((one) => fitLinesOf(card, one, today))] as const]
  })
  return {
    children: family.own.map((child) => {
      const start = careStart(child, thisMonth)
      return { id: child.id, name: child.name, at: texts.at(ageText(child.birthMonth, start), start) }
    }),
    fits: Object.fromEntries(fits),
  }
}
