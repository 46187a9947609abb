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
  switch (source?.kind) {
    case undefined:
      return texts.unknown
    case 'provider':
      return texts.fromProvider(source)
    case 'survey':
      return texts.fromSurvey(source.county, source.year)
    case 'directory':
      return texts.fromDirectory(scopeText(source.scope), source.providers)
  }
}
