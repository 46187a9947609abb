import { useTranslations } from 'next-intl'
import { dayText } from '@/lib/platform/time/dates'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenances } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'

/** Source and date: one line for the fact groups of a section. Nothing without provenance. */
export function FactSources(props: { groups: readonly FactGroup[]; facts: FactProvenances; today: string }) {
  const t = useTranslations('providers.detail')
  const { groups, facts, today } = props
  const lines = groups.flatMap((group) => {
    const provenance = facts[group]
    if (!provenance) return []
    const isConfirmed = freshnessOf(provenance, today) === 'confirmed'
    const day = dayText(provenance.confirmedOn, today)
    const values = { group: t(`factGroups.${group}`), source: provenance.sourceName, day }
    return isConfirmed ? t('factSource', values) : t('oldFactSource', values)
  })
  return lines.length > 0 && <p className="mt-3 text-xs text-soft">{lines.join(' · ')}</p>
}
