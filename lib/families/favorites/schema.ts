import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { ProviderCard } from '@/lib/providers/types'
import { multilineText, nullableText, userIdField, versionField } from '../profile/rules/fields'
import { ASPECTS, type Aspect, MAX_BROWSER_FAVORITES, MAX_NOTE_LENGTH, MAX_SCORE, type Scores } from './rules'

/** A saved provider with its current data. */
export type FavoriteProvider = {
  provider: ProviderCard
  /** The public ids it was requested by; more than one if saved providers were merged. */
  savedAs: string[]
  /** Names of saved providers that were merged into it. */
  formerNames: string[]
}

/** A parent's private notes on a saved provider. */
export type FavoriteNotes = {
  favoriteId: number
  /** May be empty. */
  note: string
  /** "2026-11-12" */
  touredOn: string | null
  scores: Scores
  /** The client sends it back when it saves the notes. */
  version: string
}

export type Favorite = FavoriteProvider & { id: number; notes: FavoriteNotes }

/** A favorite as the specified API returns it. */
export type FavoriteResponse = {
  id: number
  caregiverId: number
  daycareId: string
  daycareName: string
  daycareAddress: string
  /** "4.8"; empty without reviews. */
  daycareRating: string
  daycareImage?: string
  /** A list of labels as JSON text. */
  tags: string
  status: ProviderCard['status']
  formerNames: string[]
}

const MISSING = message('families.favoriteErrors.missing')
const SCORE = message('families.favoriteErrors.score', { most: MAX_SCORE })
const DAY = message('families.favoriteErrors.day')
const WHICH = message('families.favoriteErrors.which')
export const NO_FAVORITE = message('families.favoriteErrors.noFavorite')
export const NO_PROVIDER = message('families.favoriteErrors.noProvider')
const publicId = z.string(MISSING).trim().min(1, MISSING).max(200, NO_PROVIDER)
const requiredText = z.string(MISSING).trim().min(1, MISSING).max(500, MISSING)
/** Part of the specified API; must be the signed-in user (policy.ts). */
const caregiverId = userIdField

export const favoritesQuery = z.object({ caregiverId })

/**
 * The specified request. Name, address and rating are required but not stored, since the provider's record has them. The rating is
 * null for a provider without reviews.
 */
export const favoriteInput = z.object({
  caregiverId,
  daycareId: publicId,
  daycareName: requiredText,
  daycareAddress: requiredText,
  daycareRating: z.union([z.string(), z.number(), z.null()], MISSING),
  daycareImage: z.string().max(2_000).nullish(),
  tags: z.string().max(5_000).nullish(),
})

/** The favorite button submitted as a plain form: the provider, and the page to return to. */
export const addByFormQuery = z.object({ daycareId: publicId })
export const addByFormInput = z.object({ next: z.string().max(2_000).optional() })

export const removeQuery = z.object({ caregiverId, daycareId: publicId })

export const mergeInput = z.object({
  daycareIds: z
    .array(publicId, WHICH)
    .max(MAX_BROWSER_FAVORITES, message('families.favoriteErrors.atOnce', { most: MAX_BROWSER_FAVORITES })),
})

/** `?ids=a,b` */
const ids = z
  .string(WHICH)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(mergeInput.shape.daycareIds)

export const browserFavoritesQuery = z.object({ ids })
/** Without ids, the actor's own favorites are returned. */
export const rowsQuery = z.object({ ids: ids.optional() })

const score = z.int(SCORE).min(1, SCORE).max(MAX_SCORE, SCORE).optional()
const shape = Object.fromEntries(ASPECTS.map((aspect) => [aspect, score])) as Record<Aspect, typeof score>
/** Ignores aspects of another release. */
export const scores = z.object(shape, SCORE)

/** PUT /api/favorites/{id}/notes: omitted fields are cleared. */
export const notesInput = z.object({
  note: multilineText(MAX_NOTE_LENGTH).default(''),
  touredOn: nullableText(z.iso.date(DAY), DAY),
  scores: scores.default({}),
  version: versionField,
})
export type NotesInput = z.output<typeof notesInput>
/** The response to saving notes. */
export const savedNotes = z.object({ version: z.string() })

export const notesParams = z.object({
  id: idField(NO_FAVORITE),
})
