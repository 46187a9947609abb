import { SITE } from '@/lib/platform/config/site'
import type { StateCode } from './states'

/** The rooms of lib/providers/rules/ages.ts. */
type Room = 'infant' | 'one' | 'two' | 'three' | 'four' | 'school_age'

type StateFacts = {
  /** The most children that one adult may care for in a licensed center. The source is in messages/en/content/stateTexts.json. */
  ratios: Record<Room, number>
  /**
   * The state's names for its three programs: free prekindergarten, help with the cost of care for low-income families, and the mark for
   * quality above what a license requires.
   */
  programs: { vpk: string; school_readiness: string; gold_seal: string }
  /**
   * Free prekindergarten, for children who are four on or before September 1 of the school year. `short` is its name in phrases like "free VPK
   * hours"; `hours` is the number of free hours in a nine-month school year.
   */
  preK: { short: string; hours: number }
  /**
   * The key in families.stateLaws of the laws on prekindergarten and on the start of kindergarten, which in all states here is for children who
   * are five on or before September 1.
   */
  laws: 'FL' | 'GA'
}

/**
 * What a state's laws say. Browsers load this file, so it is short: longer texts and agencies, with more sources, are in
 * messages/en/content/stateTexts.json. A state needs an entry here before site.config.ts can list it first.
 */
const STATE_FACTS: Partial<Record<StateCode, StateFacts>> = {
  FL: {
    ratios: { infant: 4, one: 6, two: 11, three: 15, four: 20, school_age: 25 },
    programs: { vpk: 'VPK', school_readiness: 'School Readiness', gold_seal: 'Gold Seal' },
    // At least 540 hours: 1002.55(2) and 1002.63(2).
    preK: { short: 'VPK', hours: 540 },
    laws: 'FL',
  },
  GA: {
    // One-year-olds who do not walk count as infants; the school-age ratio is the one for five-year-olds.
    ratios: { infant: 6, one: 8, two: 10, three: 15, four: 18, school_age: 20 },
    programs: { vpk: 'Georgia’s Pre-K', school_readiness: 'CAPS', gold_seal: 'Quality Rated' },
    // 180 days of 6.5 hours.
    preK: { short: 'Pre-K', hours: 1170 },
    laws: 'GA',
  },
}

/** The facts of a state that the directory covers; null for any other, whose rules are not explained. */
export function factsOf(state: string): StateFacts | null {
  return SITE.states.includes(state) ? (STATE_FACTS[state as StateCode] ?? null) : null
}

function homeFacts(): StateFacts {
  const facts = factsOf(SITE.homeState)
  if (facts) return facts
  throw new Error('site.config.ts: region.states.0 needs an entry in lib/places/catalogue/state-facts.ts.')
}

/** The facts of the home state, the first one in site.config.ts. */
export const HOME_FACTS = homeFacts()

/**
 * The maximum number of children per adult in a room of a center. Null if the state's rule is not known, and for family homes, whose limit
 * applies to the whole group.
 */
export function mostPerAdult(state: string, kind: string, room: Room | undefined): number | null {
  return kind === 'family_home' || !room ? null : (factsOf(state)?.ratios[room] ?? null)
}
