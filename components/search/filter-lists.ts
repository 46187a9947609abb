import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { RATIO_OPTIONS } from '@/lib/providers/rules/ratio-bits'

export type ListField =
  | 'kind'
  | 'childcareType'
  | 'curriculumStyle'
  | 'accreditation'
  | 'teacherRatio'
  | 'program'
  | 'schedule'
  | 'language'
  | 'amenity'

/** The lists of the search, with their choices. */
export const LISTS = {
  program: PROGRAMS,
  kind: KINDS,
  childcareType: CARE_TYPES,
  curriculumStyle: CURRICULA,
  accreditation: ACCREDITATIONS,
  teacherRatio: RATIO_OPTIONS,
  schedule: SCHEDULES,
  language: LANGUAGES,
  amenity: AMENITIES,
} as const satisfies Record<ListField, readonly { code: string; label: string }[]>
