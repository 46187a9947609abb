import { CARE_TYPES, CURRICULA, labelOf, PROGRAMS } from '../catalogue/traits'
import type { ProviderCard } from '../types'

/** A coloured word on a result: what kind of care (blue), how they teach (green), which programs they take part in (yellow). */
export type ProviderTag = { label: string; color: 'blue' | 'green' | 'yellow' }

/** Every tag of a provider, each label once, programs last. The specification's filters match these labels. */
export function tagsOf(provider: Pick<ProviderCard, 'careTypes' | 'curricula' | 'programs'>): ProviderTag[] {
  const tags: ProviderTag[] = [
    ...provider.careTypes.map((code) => ({ label: labelOf(CARE_TYPES, code), color: 'blue' as const })),
    ...provider.curricula.map((code) => ({ label: labelOf(CURRICULA, code), color: 'green' as const })),
    ...provider.programs.map((code) => ({ label: labelOf(PROGRAMS, code), color: 'yellow' as const })),
  ]
  return tags.filter((tag, index) => tags.findIndex((other) => other.label === tag.label) === index)
}
