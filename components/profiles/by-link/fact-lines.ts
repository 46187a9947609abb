import type { OwnFactGroup } from '@/lib/profiles/schema/facts'
import type { LinkedFacts } from '@/lib/profiles/types'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { weekdayLines } from '@/lib/providers/rules/hours-text'
import { weeklyText } from '@/lib/providers/rules/money'
import type { AgeBandFacts } from '@/lib/providers/types'
import { factsByLinkTexts as texts } from './texts'

/** What a page states in a group, a line each. */
export function factLines(
  group: OwnFactGroup,
  { values, ageBands }: Pick<LinkedFacts, 'values' | 'ageBands'>,
): string[] {
  if (group === 'hours') return weekdayLines(values.hours) ?? []
  if (group === 'contact') return [values.phone, values.email, values.website].filter(Boolean)
  const says = group === 'openings' ? openingsOf : tuitionOf
  return AGE_BANDS.flatMap(({ code, label }) => {
    const band = ageBands.find((one) => one.band === code)
    const words = band && says(band)
    return words ? [`${label}: ${words}`] : []
  })
}

const openingsOf = ({ openings }: AgeBandFacts) => (openings === null ? null : texts.openings(openings))
const tuitionOf = ({ tuitionWeeklyCents: cents }: AgeBandFacts) => (cents === null ? null : weeklyText(cents))
