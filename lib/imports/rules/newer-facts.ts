import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { FactStamp } from '@/lib/providers/types'

type Known = Partial<ProviderDraft>
type Band = NonNullable<Known['ageBands']>[number]
type Group = keyof NonNullable<ProviderDraft['facts']>
export type StoredFacts = Partial<Record<Group, Pick<FactStamp, 'source' | 'confirmedOn'>>>

/** What goes and stays together with a fact group. Who confirmed the contact has looked at name, kind, ages and place
 * as well. */
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
    'ageMinMonths',
    'ageMaxMonths',
    'capacity',
  ],
  hours: ['hours'],
  license: ['licenses', 'inspections'],
  openings: [],
  tuition: ['registrationFeeCents', 'siblingDiscountPercent'],
}

const GROUPS: readonly Group[] = ['openings', 'tuition', 'hours', 'license', 'contact']

/**
 * What a file may write over a stored provider: everything it knows but the fact groups that somebody confirmed after the
 * file was made. On the same day a person's word stands against a file's. Answers the groups that were kept.
 */
export function withoutNewerFacts(known: Known, stored: StoredFacts): { known: Known; kept: Group[] } {
  const kept = GROUPS.filter((group) => isNewer(stored[group], known.facts?.[group]?.confirmedOn))
  if (kept.length === 0) return { known, kept }
  const rest = { ...known, facts: { ...known.facts } }
  for (const group of kept) {
    delete rest.facts[group]
    for (const key of KEYS[group]) delete rest[key]
  }
  if (known.ageBands) rest.ageBands = known.ageBands.map((band) => bandWithout(band, kept))
  return { known: rest, kept }
}

/** Age bands hold two groups in one row. */
function bandWithout(band: Band, kept: readonly Group[]): Band {
  const rest = { ...band }
  if (kept.includes('tuition')) delete rest.tuitionWeeklyCents
  if (kept.includes('openings')) {
    delete rest.openings
    delete rest.openingsFrom
    delete rest.waitlist
  }
  return rest
}

function isNewer(stored: StoredFacts[Group], confirmedOn: string | undefined): boolean {
  if (!stored || !confirmedOn) return false
  return stored.source === 'state_file' ? stored.confirmedOn > confirmedOn : stored.confirmedOn >= confirmedOn
}
