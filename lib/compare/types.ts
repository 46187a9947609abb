import type { FavoriteNotes } from '@/lib/favorites/types'
import type { Needs, Verdict } from '@/lib/fit/types'
import type { ProviderCard } from '@/lib/providers/types'
import type { Criterion, Weights } from './catalogue'

/** One criterion of one provider. What the family does not ask has no entry. */
export type Judged = {
  criterion: Criterion
  verdict: Verdict
  /** How many of the asked things are known, and how many of these match: one, or for wishes as many as there are. */
  asked: number
  known: number
  matched: number
}

/** What a score is made of. */
export type Counted = Pick<Judged, 'criterion' | 'asked' | 'known' | 'matched'>

/** A provider that is compared. */
export type Candidate = ProviderCard & { amenities: string[]; registrationFeeCents: number | null; languages: string[] }

/** What a family states, with the places that its ZIP codes mean. */
export type Wishes = { amenities: readonly string[]; activities: readonly string[]; places: readonly HomePlace[] }
export type HomePlace = { of: 'home' | 'work'; zip: string; latitude: number; longitude: number }

/** Everything that favorites are held against. */
export type Family = { needs: Needs; wishes: Wishes }

export type Compared = { candidate: Candidate; formerNames: string[]; notes?: FavoriteNotes }

/** What a parent chose for comparing. */
export type Choice = { childId: number | null; weights: Weights; linkMadeAt: string | null }
