import type { ProviderCard } from '@/lib/providers/types'
import type { Scores } from './rules/scorecard'

/** A saved provider as it is today. */
export type KeptProvider = {
  provider: ProviderCard
  /** The public ids by which it was asked for; more than one where two that were saved have become one. */
  savedAs: string[]
  /** Names of providers that were saved and have become part of it. */
  formerNames: string[]
}

/** What a parent wrote of a saved provider, for themselves alone. */
export type FavoriteNotes = {
  favoriteId: number
  /** Empty without any. */
  note: string
  /** "2026-11-12" */
  touredOn: string | null
  scores: Scores
}

export type Favorite = KeptProvider & { id: number; notes: FavoriteNotes }

/** The specification's favorite, as the calls answer it. */
export type FavoriteAnswer = {
  id: number
  caregiverId: number
  daycareId: string
  daycareName: string
  daycareAddress: string
  /** "4.8"; empty without reviews. */
  daycareRating: string
  daycareImage?: string
  /** JSON text of a list of labels. */
  tags: string
  status: ProviderCard['status']
  formerNames: string[]
}
