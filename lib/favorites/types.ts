import type { ProviderCard } from '@/lib/providers/types'

/** A saved provider as it is today. */
export type KeptProvider = {
  provider: ProviderCard
  /** The public ids by which it was asked for; more than one where two that were saved have become one. */
  savedAs: string[]
  /** Names of providers that were saved and have become part of it. */
  formerNames: string[]
}

export type Favorite = KeptProvider & { id: number }

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
