import { useLocale, useTranslations } from 'next-intl'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { type SourceTexts, sourceText } from '@/lib/providers/catalogue/sources'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenance, FactProvenances } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'

/** Source and date: one line for the fact groups of a section. Nothing without provenance. */
export function FactSources(props: { groups: readonly FactGroup[]; facts: FactProvenances; today: string }) {
  const t = useTranslations('providers.detail')
  const sources = useTranslations('providers.sources')
  const locale = useLocale()
  const { groups, facts, today } = props
  const lines = groups.flatMap((group) => {
    const provenance = facts[group]
    if (!provenance) return []
    const isConfirmed = freshnessOf(provenance, today) === 'confirmed'
    const day = dayText(locale, provenance.confirmedOn, today)
    const values = { group: t(`factGroups.${group}`), source: sourceText(sources, provenance.sourceName), day }
    return isConfirmed ? t('factSource', values) : t('oldFactSource', values)
  })
  return lines.length > 0 && <p className="mt-3 text-xs text-soft">{lines.join(' · ')}</p>
}

/** A fact's source and date, and the consequences of its age. */
export function provenanceText(
  t: Translate<'listings.facts'>,
  sources: SourceTexts,
  locale: Locale,
  stamp: FactProvenance | undefined,
  today: string,
): string {
  const freshness = freshnessOf(stamp, today)
  if (!stamp || freshness === 'unknown') return t('undated')
  const source = sourceText(sources, stamp.sourceName)
  return t(`state.${freshness}`, { source, day: dayText(locale, stamp.confirmedOn, today) })
}
