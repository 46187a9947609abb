import { z } from 'zod'
import type { ProviderCard } from '@/lib/providers/types'
import type { FavoriteNotes } from '../favorites/schema'
import type { Needs, Verdict } from '../fit/schema'
import { CRITERIA, type Criterion, WEIGHTS, type Weights } from './rules/criteria'

const WEIGHT = 'Choose how much it counts from the list.'
const steps: readonly number[] = WEIGHTS.map(({ weight }) => weight)
const weight = z
  .int(WEIGHT)
  .refine((value) => steps.includes(value), WEIGHT)
  .optional()
const shape = Object.fromEntries(CRITERIA.map(({ code }) => [code, weight])) as Record<Criterion, typeof weight>
const NO_CHILD = 'There is no such child.'

/** Criteria from another release are ignored. */
export const weightsSchema = z.object(shape, WEIGHT)

/** `userId` is part of the specified API; must be the signed-in user. */
export const compareQuery = z.object({ userId: z.coerce.number('This is no user.').int('This is no user.').optional() })

/** PATCH /api/compare/choice: omitted fields stay unchanged. */
export const choiceInput = z.object({
  childId: z.int(NO_CHILD).positive(NO_CHILD).max(2_147_483_647, NO_CHILD).optional(),
  weights: weightsSchema.optional(),
})
export type ChoiceInput = z.output<typeof choiceInput>

const NO_LINK = 'This link does not work.'
export const sharedInput = z.object({ token: z.string(NO_LINK).regex(/^[\w-]{22}$/, NO_LINK) })

/** One criterion of one provider. Criteria without a need of the family have no entry. */
export type Judged = {
  criterion: Criterion
  verdict: Verdict
  /** How many things were wanted (one, or the number of wishes), how many of them are known, and how many match. */
  asked: number
  known: number
  matched: number
}

/** The inputs of a score. */
export type Counted = Pick<Judged, 'criterion' | 'asked' | 'known' | 'matched'>

/** A provider in the comparison. */
export type Candidate = ProviderCard & { amenities: string[]; registrationFeeCents: number | null; languages: string[] }

/** What a family stated, with its ZIP codes resolved to places. */
export type Wishes = { amenities: readonly string[]; activities: readonly string[]; places: readonly HomePlace[] }
export type HomePlace = { of: 'home' | 'work'; zip: string; latitude: number; longitude: number }

/** Everything favorites are compared against. */
export type Family = { needs: Needs; wishes: Wishes }

export type Compared = { candidate: Candidate; formerNames: string[]; notes?: FavoriteNotes }

/** A parent's comparison settings. */
export type Choice = { childId: number | null; weights: Weights; linkMadeAt: string | null }
