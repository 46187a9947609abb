import { ARTICLE_ZONE } from '@/lib/articles/catalogue'
import { MONTH_NAMES, todayIn } from '@/lib/providers/rules/dates'

/** "November 22, 2026" of a moment, as the site's calendar has it. */
export function longDate(iso: string): string {
  const [year, month, day] = todayIn(ARTICLE_ZONE, new Date(iso)).split('-').map(Number)
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`
}
