import type { OwnFactGroup } from '@/lib/listings/profiles/schema/facts'
import { dayText } from '@/lib/platform/time/dates'
import { CONFIRMED_DAYS, type Freshness, freshnessOf, STALE_DAYS } from '@/lib/providers/rules/openings'
import type { FactProvenance } from '@/lib/providers/types'

export const factsMessages = {
  title: 'Still right?',
  lead: `Families trust facts with a fresh date. After ${CONFIRMED_DAYS} days a fact reads “not confirmed since”, and after ${STALE_DAYS} days filters no longer find you by it.`,
  groups: { openings: 'Openings', tuition: 'Tuition', hours: 'Opening hours', contact: 'Contact' } satisfies Record<
    OwnFactGroup,
    string
  >,
  notStated: 'Not stated',
  undated: 'Stated, but nobody has said when. Filters do not find you by it.',
  state: {
    confirmed: (source, day) => `Confirmed ${day}, by ${source}`,
    fading: (source, day) => `Not confirmed since ${day} (${source})`,
    stale: (source, day) => `Not confirmed since ${day} (${source}). Filters no longer find you by it.`,
  } satisfies Record<Exclude<Freshness, 'unknown'>, (source: string, day: string) => string>,
  confirm: 'Still right',
  confirmFor: (group: string) => `Still right: ${group}`,
  confirmed: 'Thank you. It has today’s date now',
  failed: 'We couldn’t save that. Please try again.',

  addressTitle: 'What your page shows of your address',
  addressLead: 'Your street is never shown, whatever you choose. What is shown changes as soon as you choose it.',
  cityAndZip: 'City and ZIP code',
  cityAlone: 'City alone',
  cityAndZipHint: (address: string) =>
    `${address}. Families see how far you are from them, counted from the middle of the ZIP code.`,
  cityAloneHint: (city: string) =>
    `${city}. Distances are counted from the middle of the city, and the map does not show you.`,

  editTitle: 'Openings and tuition',
  editLead: 'On your page as soon as you save. Leave empty what you do not want to say; 0 openings means full.',
  openings: 'Openings',
  tuition: 'Tuition a week, in dollars',
  follow: 'Openings follow enrollments',
  followHint:
    'When you confirm a place, its room has one opening fewer; when the place ends, one more. Never below 0, and what you have not stated stays so. Children who change rooms are yours to count.',
  following: 'Your openings follow enrollments from now on',
  notFollowing: 'Your openings stay as you say them',
  temporarilyClosed: 'Temporarily closed',
  temporarilyClosedHint: 'Your page says so, and search leaves you behind those that are open.',
  save: 'Save',
  saved: 'Your page is changed',
  notSaved: 'That was not saved. What you typed is still here; please try again.',
} as const

/** A fact's source and date, and what its age costs. */
export function provenanceText(stamp: FactProvenance | undefined, today: string): string {
  const freshness = freshnessOf(stamp, today)
  if (!stamp || freshness === 'unknown') return factsMessages.undated
  return factsMessages.state[freshness](stamp.sourceName, dayText(stamp.confirmedOn, today))
}
