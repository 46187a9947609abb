import { z } from 'zod'
import { MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { InspectionView, ProviderCard } from '@/lib/providers/types'
import type { FavoriteNotes } from '../favorites/schema'
import type { Needs, Verdict } from '../fit/schema'
import { userIdField } from '../profile/rules/fields'
import { type Child, NO_CHILD } from '../profile/schema'
import { CRITERIA, type Criterion, WEIGHTS, type Weights } from './rules/criteria'

const WEIGHT = message('families.favoriteErrors.weight')
const steps: readonly number[] = WEIGHTS.map(({ weight }) => weight)
const weight = z
  .int(WEIGHT)
  .refine((value) => steps.includes(value), WEIGHT)
  .optional()
const shape = Object.fromEntries(CRITERIA.map(({ code }) => [code, weight])) as Record<Criterion, typeof weight>

/** Ignores criteria of another release. */
export const weightsSchema = z.object(shape, WEIGHT)

/** `userId` is part of the specified API; must be the signed-in user. */
export const compareQuery = z.object({ userId: userIdField })

/** PATCH /api/compare/choice: omitted fields stay unchanged. */
export const choiceInput = z.object({
  childId: z.int(NO_CHILD).positive(NO_CHILD).max(MAX_ID, NO_CHILD).optional(),
  weights: weightsSchema.optional(),
})
export type ChoiceInput = z.output<typeof choiceInput>

const NO_LINK = message('families.favoriteErrors.noLink')
export const sharedInput = z.object({ token: z.string(NO_LINK).regex(/^[\w-]{22}$/, NO_LINK) })

/** How one provider meets one need of the family. Criteria for which the family has no need are omitted. */
export type Judged = {
  /** The criterion, for a wish followed by its code: "amenities:nap_room". */
  key: string
  criterion: Criterion
  verdict: Verdict
  /** For comparing the matching rows of several providers: higher is better. Null if the row cannot be compared. */
  value: number | null
}

/** The input of a score; `verdict` is null if the family has no such need. */
export type Counted = { criterion: Criterion; verdict: Verdict | null }

/** A provider in the comparison. `inspections`: the newest first. */
export type Candidate = ProviderCard & {
  amenities: string[]
  registrationFeeCents: number | null
  languages: string[]
  inspections: readonly Pick<InspectionView, 'inspectedOn' | 'violations' | 'correctedOn'>[]
}

/** What a family stated, with its ZIP codes resolved to places. */
export type Wishes = { amenities: readonly string[]; activities: readonly string[]; places: readonly HomePlace[] }
export type HomePlace = { of: 'home' | 'work'; zip: string; latitude: number; longitude: number }

/** Everything that favorites are compared with. */
export type Family = {
  child: Pick<Child, 'id' | 'name' | 'birthMonth' | 'startMonth'> | null
  needs: Needs
  wishes: Wishes
}

export type Compared = { candidate: Candidate; formerNames: string[]; notes?: FavoriteNotes }

/** A parent's comparison settings. */
export type ComparisonChoice = { childId: number | null; weights: Weights; linkMadeAt: string | null }
