import { z } from 'zod'
import { CRITERIA, type Criterion, WEIGHTS } from './catalogue'

const WEIGHT = 'Choose how much it counts from the list.'
const steps: readonly number[] = WEIGHTS.map(({ weight }) => weight)
const weight = z
  .int(WEIGHT)
  .refine((value) => steps.includes(value), WEIGHT)
  .optional()
const shape = Object.fromEntries(CRITERIA.map(({ code }) => [code, weight])) as Record<Criterion, typeof weight>
const NO_CHILD = 'There is no such child.'

/** Criteria of another release are left out. */
export const weightsSchema = z.object(shape, WEIGHT)

/** Of the call's shape: `userId` must be whoever is signed in. */
export const compareQuery = z.object({ userId: z.coerce.number('This is no user.').int('This is no user.').optional() })

/** PATCH /api/compare/choice: what is left out stays. */
export const choiceInput = z.object({
  childId: z.int(NO_CHILD).positive(NO_CHILD).max(2_147_483_647, NO_CHILD).optional(),
  weights: weightsSchema.optional(),
})
export type ChoiceInput = z.output<typeof choiceInput>

const NO_LINK = 'This link does not work.'
export const sharedInput = z.object({ token: z.string(NO_LINK).regex(/^[\w-]{22}$/, NO_LINK) })
