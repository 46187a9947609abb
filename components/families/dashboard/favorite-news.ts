import { openingLine, priceLine } from '@/components/providers/row-text'
import type { Weights } from '@/lib/families/compare/rules/criteria'
import type { Compared, Family } from '@/lib/families/compare/schema'
import type { ShownNotification } from '@/lib/notifications/schema'
import { routes } from '@/lib/platform/http/routes'
import { daysBetween } from '@/lib/platform/time/dates'
import type { FactProvenance } from '@/lib/providers/types'
import { comparisonResultOf } from '../compare/comparison-result'
import { type FavoriteRow, favoriteRowOf } from '../favorites/favorite-row'
import { dashboardMessages as texts } from './messages'

/** Something a saved provider or a public file stated recently. `day` is "YYYY-MM-DD". */
export type FavoriteNews = {
  key: string
  kind: keyof typeof texts.newsKinds
  title: string
  text: string
  href: string
  day: string
}

/** Older confirmations are no news. */
export const NEWS_DAYS = 14
const MOST = 4

type NewsSource = { compared: readonly Compared[]; rows: readonly FavoriteRow[]; records: readonly ShownNotification[] }

/** Openings and prices of favorites that were confirmed lately, and license news from public files; newest first. */
export function favoriteNews({ compared, rows, records }: NewsSource): FavoriteNews[] {
  const stated = compared.flatMap(({ candidate: { id, facts } }) => {
    const shown = rows.find(({ row }) => row.id === id)
    if (!shown || shown.isClosed) return []
    const { row, today } = shown
    const price = priceLine(row, today)
    const opening = openingLine(row, today)
    return [
      ...(opening.confirmedOn ? newsOf(shown, 'opening', opening.text, facts.openings) : []),
      ...(price ? newsOf(shown, 'price', `${price.amount}${price.unit}`, facts.tuition) : []),
    ]
  })
  const ofRecords = records.map(({ id, title, text, path, createdAt }) => ({
    key: `record-${id}`,
    kind: 'license' as const,
    title,
    text,
    href: path,
    day: createdAt.slice(0, 10),
  }))
  return [...stated, ...ofRecords].toSorted((a, b) => b.day.localeCompare(a.day)).slice(0, MOST)
}

function newsOf(
  { row, today }: FavoriteRow,
  kind: 'opening' | 'price',
  what: string,
  fact: FactProvenance | undefined,
): FavoriteNews[] {
  if (!fact || daysBetween(fact.confirmedOn, today) > NEWS_DAYS) return []
  return [
    {
      key: `${kind}-${row.id}`,
      kind,
      title: `${row.name}: ${what}`,
      text: fact.source === 'provider' ? texts.byProvider : fact.sourceName,
      href: routes.provider(row.id),
      day: fact.confirmedOn,
    },
  ]
}

type RankContext = { family: Family; weights: Weights; now: Date }

/** The best match first, with openings and prices of the child's age; those without a score last, as they were saved. */
export function rankFavorites(compared: readonly Compared[], context: RankContext): FavoriteRow[] {
  const { family, now } = context
  return compared
    .map((one) => {
      const { candidate: provider, formerNames, notes } = one
      const score = comparisonResultOf(one, context).matchScore
      const row = favoriteRowOf(
        { provider, savedAs: [], formerNames, ...(notes && { notes }) },
        now,
        family.needs.ageMonths,
      )
      return score === null ? row : { ...row, score }
    })
    .toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1))
}
