import type { SignUpRole } from '@/lib/accounts/schema/inputs'

export const STEPS = ['role', 'person', 'terms'] as const
export type Step = (typeof STEPS)[number]

/** A wished role needs no choosing. */
export function firstStep(role: SignUpRole | undefined): Step {
  return role ? 'person' : 'role'
}

/** The provider's welcome film comes once, before the second step, also where the role was wished. */
export function showsFilmFirst(role: SignUpRole | undefined): boolean {
  return role === 'careprovider'
}

export function stepBefore(step: Step): Step | null {
  return STEPS[STEPS.indexOf(step) - 1] ?? null
}

/** Fields that must be right before the wizard goes on from a step. */
export const FIELDS_OF = {
  role: ['role'],
  person: ['firstName', 'lastName', 'licenseNumber', 'email', 'password', 'confirmPassword'],
  terms: ['acceptTerms'],
} as const
