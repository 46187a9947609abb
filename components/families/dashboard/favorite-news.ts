import { openingLine, priceLine, type RowTexts } from '@/components/providers/row-text'
import { isReliable, rank, type Weights } from '@/lib/families/compare/rules/criteria'
import type { Compared, Family } from '@/lib/families/compare/schema'
import type { ShownNotification } from '@/lib/notifications/schema'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { daysBetween } from '@/lib/platform/time/dates'
import { type SourceTexts, sourceText } from '@/lib/providers/catalogue/sources'
import type { FactProvenance } from '@/lib/providers/types'
import { type ComparisonTexts, comparisonResultOf } from '../compare/comparison-result'
import { type FavoriteRow, favoriteRowOf } from '../favorites/favorite-row'

/** Something a saved provider or a public file stated recently. `day` is "YYYY-MM-DD". */
export type FavoriteNews = {
  key: string
  kind: 'opening' | 'price' | 'license'
  title: string
  text: string
  href: string
  day: string
}

/** Older confirmations are not news. */
const NEWS_DAYS = 14
const MOST = 4

type NewsSource = { compared: readonly Compared[]; rows: readonly FavoriteRow[]; records: readonly ShownNotification[] }

type Texts = { t: Translate<'families.dashboard'>; row: RowTexts; sources: SourceTexts }

/** Openings and prices of favorites that were confirmed recently, and license news from public files; newest first. */
export function favoriteNews({ compared, rows, records }: NewsSource, texts: Texts): FavoriteNews[] {
  const stated = compared.flatMap(({ candidate: { id, facts } }) => {
    const shown = rows.find(({ row }) => row.id === id)
    if (!shown || shown.isClosed) return []
    const { row, today } = shown
    const price = priceLine(texts.row, row, today)
    const opening = openingLine(texts.row, row, today)
    return [
      ...(opening.confirmedOn ? newsOf(shown, 'opening', opening.text, facts.openings, texts) : []),
      ...(price ? newsOf(shown, 'price', `${price.amount}${price.unit}`, facts.tuition, texts) : []),
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
  { t, sources }: Texts,
): FavoriteNews[] {
  if (!fact || daysBetween(fact.confirmedOn, today) > NEWS_DAYS) return []
  return [
    {
      key: `${kind}-${row.id}`,
      kind,
      title: `${row.name}: ${what}`,
      text: fact.source === 'provider' ? t('byProvider') : sourceText(sources, fact.sourceName),
      href: routes.provider(row.id),
      day: fact.confirmedOn,
    },
  ]
}

type RankContext = { family: Family; weights: Weights; now: Date; texts: ComparisonTexts }

/** Ranked as in the comparison: the best match first, no score if too little is known. Openings and prices are for the child's age. */
export function rankFavorites(compared: readonly Compared[], context: RankContext): FavoriteRow[] {
  const { family, weights, now } = context
  const results = compared.map((one) => ({ ...comparisonResultOf(one, context), compared: one }))
  return rank(results, weights).map(({ one, match }) => {
    const { candidate: provider, formerNames, notes } = one.compared
    const favorite = { provider, savedAs: [], formerNames, ...(notes && { notes }) }
    const row = favoriteRowOf(favorite, now, family.needs.ageMonths)
    return match.score !== null && isReliable(match) ? { ...row, score: match.score } : row
  })
}
