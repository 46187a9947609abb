import { dayText } from '@/lib/providers/rules/dates'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import type { FactStamp } from '@/lib/providers/types'
import { factsTexts as texts } from './texts'

/** Who said a fact and when, and what its age costs. */
export function stampText(stamp: FactStamp | undefined, today: string): string {
  const freshness = freshnessOf(stamp, today)
  if (!stamp || freshness === 'unknown') return texts.undated
  return texts.state[freshness](stamp.sourceName, dayText(stamp.confirmedOn, today))
}
