import type { AgeBandFacts } from '@/lib/providers/types'
import type { OwnFactGroup } from '../schema/facts'

type Stated = {
  ageBands: readonly Pick<AgeBandFacts, 'openings' | 'tuitionWeeklyCents'>[]
  hasHours: boolean
  phone: string | null
  email: string | null
  website: string | null
}

/** The fact groups of which a page states something: only that can be confirmed. */
export function statedGroups({ ageBands, hasHours, phone, email, website }: Stated): OwnFactGroup[] {
  const stated: Record<OwnFactGroup, boolean> = {
    openings: ageBands.some(({ openings }) => openings !== null),
    tuition: ageBands.some(({ tuitionWeeklyCents }) => tuitionWeeklyCents !== null),
    hours: hasHours,
    contact: Boolean(phone || email || website),
  }
  return (['openings', 'tuition', 'hours', 'contact'] as const).filter((group) => stated[group])
}
