import type { OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import { dayText } from '@/lib/platform/time/dates'
import { type Freshness, freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenance } from '@/lib/providers/types'

export const factsMessages = {
  groups: { openings: 'Openings', tuition: 'Tuition', hours: 'Opening hours', contact: 'Contact' } satisfies Record<
    OwnFactGroup,
    string
  >,
  undated: 'No date, so filters don’t find you by it.',
  state: {
    confirmed: (source, day) => `Confirmed ${day}, by ${source}`,
    fading: (source, day) => `Not confirmed since ${day} (${source})`,
    stale: (source, day) => `Not confirmed since ${day} (${source}). Filters no longer find you by it.`,
  } satisfies Record<Exclude<Freshness, 'unknown'>, (source: string, day: string) => string>,
  confirm: 'Still right',
  confirmFor: (group: string) => `Still right: ${group}`,
  confirmed: 'Thank you. It has today’s date now.',
  failed: 'We couldn’t save that. Please try again.',

  addressTitle: 'What your page shows of your address',
  addressLead: 'We never show your street. Your choice takes effect right away.',
  cityAndZip: 'City and ZIP code',
  cityAlone: 'City only',
  cityAndZipHint: (address: string) =>
    `${address}. Families see how far away you are, measured from the middle of the ZIP code.`,
  cityAloneHint: (city: string) =>
    `${city}. We measure distances from the middle of the city, and the map doesn’t show you.`,

  editTitle: 'Openings and tuition',
  editLead: 'On your page as soon as you save. Everything is optional; 0 openings means full.',
  statedOpenings: (rooms: number, all: number) => `Openings for ${rooms} of ${all} ages`,
  statedTuition: (rooms: number, all: number) => `tuition for ${rooms} of ${all}`,
  missing: (openings: boolean, tuition: boolean) =>
    openings || tuition
      ? `Missing: ${[openings && 'openings', tuition && 'tuition'].filter(Boolean).join(' and ')}`
      : undefined,
  openings: 'Openings',
  tuition: 'Tuition a week, in dollars',
  follow: 'Openings follow enrollments',
  followHint:
    'When you confirm a place, that room gets one opening fewer; when a place ends, one more. Never below 0, and empty rooms stay empty. When a child changes rooms, update the openings yourself.',
  following: 'Your openings now follow enrollments',
  notFollowing: 'Your openings stay as you enter them',
  temporarilyClosed: 'Temporarily closed',
  temporarilyClosedHint: 'Your page says so, and search lists you after open providers.',
  save: 'Save',
  saved: 'Your page is updated',
  notSaved: 'We couldn’t save that. What you typed is still here; please try again.',
} as const

/** A fact's source and date, and what its age costs. */
export function provenanceText(stamp: FactProvenance | undefined, today: string): string {
  const freshness = freshnessOf(stamp, today)
  if (!stamp || freshness === 'unknown') return factsMessages.undated
  return factsMessages.state[freshness](stamp.sourceName, dayText(stamp.confirmedOn, today))
}
