import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { FactStamp } from '@/lib/providers/types'

type Known = Partial<ProviderDraft>
type Group = keyof NonNullable<ProviderDraft['facts']>
export type StoredFacts = Partial<Record<Group, Pick<FactStamp, 'source' | 'confirmedOn'>>>

/** What goes and stays together with a fact group. Who confirmed the contact has looked at name, kind and place as well. */
const KEYS: Record<Group, readonly (keyof ProviderDraft)[]> = {
  contact: [
    'name',
    'alternateNames',
    'kind',
    'street',
    'city',
    'state',
    'zip',
    'county',
    'latitude',
    'longitude',
    'locationSlug',
    'timeZone',
    'phone',
    'email',
    'website',
    'capacity',
  ],
  hours: ['hours'],
  license: ['licenses', 'inspections'],
  openings: [],
  tuition: ['registrationFeeCents', 'siblingDiscountPercent'],
}

/** Age bands hold two groups in one row. */
const BAND_KEYS = {
  openings: ['openings', 'openingsFrom', 'waitlist'],
  tuition: ['tuitionWeeklyCents'],
} as const

/**
 * What a file may write over a stored provider: everything it knows but the fact groups that somebody confirmed after the
 * file was made. On the same day a person's word stands against a file's. Answers the groups that were kept.
 */
export function withoutNewerFacts(known: Known, stored: StoredFacts): { known: Known; kept: Group[] } {
  const kept = Object.entries(known.facts ?? {})
    .filter(([group, stamp]) => isNewer(stored[group as Group], stamp.confirmedOn))
    .map(([group]) => group as Group)
  if (kept.length === 0) return { known, kept }
  const dropped = new Set<string>(kept.flatMap((group) => KEYS[group]))
  const rest: Known = Object.fromEntries(Object.entries(known).filter(([key]) => !dropped.has(key)))
  const facts = Object.fromEntries(
    Object.entries(known.facts ?? {}).filter(([group]) => !kept.includes(group as Group)),
  )
  const bandKeys = kept.flatMap((group): string[] => (group in BAND_KEYS ? [...BAND_KEYS[group as 'openings']] : []))
  const ageBands = known.ageBands?.map(
    (band) => Object.fromEntries(Object.entries(band).filter(([key]) => !bandKeys.includes(key))) as typeof band,
  )
  return { known: { ...rest, facts, ...(ageBands && { ageBands }) }, kept }
}

function isNewer(stored: StoredFacts[Group], confirmedOn: string): boolean {
  if (!stored) return false
  return stored.source === 'state_file' ? stored.confirmedOn > confirmedOn : stored.confirmedOn >= confirmedOn
}
