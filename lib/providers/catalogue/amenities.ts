import type { Choice } from './traits'

/** The groups of amenities on the page and in the checklist, in display order. Labels are in messages/en/providers/amenities.json. */
export const AMENITY_GROUPS = [
  'safety',
  'facility',
  'outdoor',
  'curriculum',
  'meals',
  'scheduling',
  'support',
  'parent_communication',
] as const

export type AmenityGroup = (typeof AMENITY_GROUPS)[number]

/**
 * The 62 options. `bit` is the position in ProviderSearchDocument.amenities: never reuse or renumber one. A bigint column
 * holds bits 0 to 62, so only one more option fits.
 */
export const AMENITIES = [
  { code: 'keypad_entry', group: 'safety', bit: 0 },
  { code: 'security_cameras', group: 'safety', bit: 1 },
  { code: 'fenced_grounds', group: 'safety', bit: 2 },
  { code: 'visitor_sign_in', group: 'safety', bit: 3 },
  { code: 'first_aid_staff', group: 'safety', bit: 4 },
  { code: 'safe_sleep', group: 'safety', bit: 5 },
  { code: 'emergency_drills', group: 'safety', bit: 6 },
  { code: 'smoke_free', group: 'safety', bit: 7 },

  { code: 'infant_room', group: 'facility', bit: 8 },
  { code: 'nap_room', group: 'facility', bit: 9 },
  { code: 'indoor_gym', group: 'facility', bit: 10 },
  { code: 'art_room', group: 'facility', bit: 11 },
  { code: 'book_corner', group: 'facility', bit: 12 },
  { code: 'on_site_kitchen', group: 'facility', bit: 13 },
  { code: 'step_free_access', group: 'facility', bit: 14 },
  { code: 'no_pets', group: 'facility', bit: 15 },

  { code: 'outdoor_playground', group: 'outdoor', bit: 16 },
  { code: 'shaded_yard', group: 'outdoor', bit: 17 },
  { code: 'toddler_yard', group: 'outdoor', bit: 18 },
  { code: 'garden_beds', group: 'outdoor', bit: 19 },
  { code: 'water_play', group: 'outdoor', bit: 20 },
  { code: 'swimming_pool', group: 'outdoor', bit: 21 },
  { code: 'sports_field', group: 'outdoor', bit: 22 },
  { code: 'nature_walks', group: 'outdoor', bit: 23 },

  { code: 'music_movement', group: 'curriculum', bit: 24 },
  { code: 'creative_arts', group: 'curriculum', bit: 25 },
  { code: 'stem_activities', group: 'curriculum', bit: 26 },
  { code: 'early_literacy', group: 'curriculum', bit: 27 },
  { code: 'second_language', group: 'curriculum', bit: 28 },
  { code: 'baby_signs', group: 'curriculum', bit: 29 },
  { code: 'field_trips', group: 'curriculum', bit: 30 },
  { code: 'sports_fitness', group: 'curriculum', bit: 31 },

  { code: 'breakfast_included', group: 'meals', bit: 32 },
  { code: 'lunch_included', group: 'meals', bit: 33 },
  { code: 'morning_snack', group: 'meals', bit: 34 },
  { code: 'afternoon_snack', group: 'meals', bit: 35 },
  { code: 'dinner_available', group: 'meals', bit: 36 },
  { code: 'infant_meals', group: 'meals', bit: 37 },
  { code: 'special_diets', group: 'meals', bit: 38 },
  { code: 'nut_free', group: 'meals', bit: 39 },

  { code: 'part_time_days', group: 'scheduling', bit: 40 },
  { code: 'half_days', group: 'scheduling', bit: 41 },
  { code: 'extended_hours', group: 'scheduling', bit: 42 },
  { code: 'before_school', group: 'scheduling', bit: 43 },
  { code: 'after_school_hours', group: 'scheduling', bit: 44 },
  { code: 'school_break_care', group: 'scheduling', bit: 45 },
  { code: 'summer_camp', group: 'scheduling', bit: 46 },
  { code: 'parents_night_out', group: 'scheduling', bit: 47 },

  { code: 'school_transport', group: 'support', bit: 48 },
  { code: 'home_transport', group: 'support', bit: 49 },
  { code: 'special_needs_care', group: 'support', bit: 50 },
  { code: 'visiting_therapists', group: 'support', bit: 51 },
  { code: 'potty_training', group: 'support', bit: 52 },
  { code: 'sibling_discount', group: 'support', bit: 53 },
  { code: 'sliding_scale', group: 'support', bit: 54 },

  { code: 'parent_app', group: 'parent_communication', bit: 55 },
  { code: 'daily_reports', group: 'parent_communication', bit: 56 },
  { code: 'photo_updates', group: 'parent_communication', bit: 57 },
  { code: 'live_webcam', group: 'parent_communication', bit: 58 },
  { code: 'open_door', group: 'parent_communication', bit: 59 },
  { code: 'parent_conferences', group: 'parent_communication', bit: 60 },
  { code: 'family_events', group: 'parent_communication', bit: 61 },
] as const satisfies readonly (Choice & { group: AmenityGroup })[]

export type Amenity = (typeof AMENITIES)[number]['code']

/** The stated amenities by group, in catalogue order; empty groups and unknown codes are omitted. */
export function amenitiesByGroup(codes: readonly string[]): { group: AmenityGroup; stated: Amenity[] }[] {
  const known = AMENITIES.filter(({ code }) => codes.includes(code))
  return AMENITY_GROUPS.map((group) => ({
    group,
    stated: known.filter((amenity) => amenity.group === group).map(({ code }) => code),
  })).filter(({ stated }) => stated.length > 0)
}

export const isAmenity = (code: string): code is Amenity => AMENITIES.some((one) => one.code === code)
