import type { Month } from '../types'
import { kindergartenStart } from './school-years'

export const BEFORE_BIRTH = 'Care cannot start before the child is born.'
export const AFTER_CARE = 'By then the child goes to kindergarten: choose an earlier month.'

/** Why there is no care to count from this start, for whoever chose it; undefined when there is. */
export function startProblem(birth: Month, start: Month): string | undefined {
  if (start < birth) return BEFORE_BIRTH
  return start < kindergartenStart(birth) ? undefined : AFTER_CARE
}
