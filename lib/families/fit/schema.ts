import { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import type { ProviderCard } from '@/lib/providers/types'
import { MAX_FIT_PROVIDERS } from './rules/needs'

/** How one fact meets one need. `unknown`: not stated, or confirmed too long ago to rely on. */
export type Verdict = 'matches' | 'does_not' | 'unknown'

/** A family's needs for one child. Null and empty mean no need. */
export type Needs = {
  /** Age when care begins, in whole months. */
  ageMonths: number | null
  /** "2027-01": when care begins. */
  startMonth: string | null
  /** 0 is Monday. */
  days: readonly number[]
  /** Minutes after midnight. */
  dropOffMinute: number | null
  pickUpMinute: number | null
  weeklyBudgetCents: number | null
}

export type FitFacts = Pick<ProviderCard, 'ageMinMonths' | 'ageMaxMonths' | 'ageBands' | 'hours' | 'facts' | 'status'>

/** The criteria that depend on the child; the verdict is null if the family stated no need. */
const FIT_CRITERIA = ['ages', 'hours', 'openings', 'price'] as const
export type FitCriterion = (typeof FIT_CRITERIA)[number]
export type Fit = Record<FitCriterion, Verdict | null>

const MESSAGE = message('families.favoriteErrors.fitProviders', { most: MAX_FIT_PROVIDERS })

/** GET /api/caregiver/fit: public ids separated by commas, or none to get only the children. */
export const fitQuery = z.object({
  ids: z
    .string(MESSAGE)
    .max(MAX_FIT_PROVIDERS * 120, MESSAGE)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .refine((ids) => ids.length <= MAX_FIT_PROVIDERS, MESSAGE)
    .prefault(''),
})
