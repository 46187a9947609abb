import type { PriceScope, PriceSource, Stage } from '@/lib/costs/types'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { costTexts as texts } from './texts'

export function roomText({ band, isVpk }: Pick<Stage, 'band' | 'isVpk'>): string {
  const label = AGE_BANDS.find((one) => one.code === band)?.label ?? band
  return isVpk ? texts.vpkRoom(label) : label
}

export function scopeText({ kind, label }: PriceScope): string {
  return kind === 'county' ? texts.county(label) : label
}

export function sourceText(source: PriceSource | null): string {
  if (source === null) return texts.unknown
  return source.kind === 'survey'
    ? texts.fromSurvey(source.county, source.year)
    : texts.fromDirectory(scopeText(source.scope), source.providers)
}
