import { freshnessOf } from '@/lib/providers/rules/freshness'
import type { FactStamps } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'
import { detailTexts as texts } from './texts'

/** Who said it and when: one line for the groups that a section is made of. Nothing where nobody stands for them. */
export function FactSources(props: { groups: readonly FactGroup[]; facts: FactStamps; today: string }) {
  const { groups, facts, today } = props
  const lines = groups.flatMap((group) => {
    const stamp = facts[group]
    if (!stamp) return []
    const isConfirmed = freshnessOf(stamp, today) === 'confirmed'
    return texts.factSource(texts.factGroups[group], stamp.sourceName, stamp.confirmedOn, today, isConfirmed)
  })
  return lines.length > 0 && <p className="mt-3 text-xs text-soft">{lines.join(' · ')}</p>
}
