import type { Choice } from './traits'

/** The groups of amenities on the page and in the checklist, in display order. */
export const AMENITY_GROUPS = [
  { code: 'safety', label: 'Safety' },
  { code: 'facility', label: 'Facility' },
  { code: 'outdoor', label: 'Outdoor' },
  { code: 'curriculum', label: 'Curriculum' },
  { code: 'meals', label: 'Meals' },
  { code: 'scheduling', label: 'Scheduling' },
  { code: 'support', label: 'Support' },
  { code: 'parent_communication', label: 'Parent communication' },
] as const

export type AmenityGroup = (typeof AMENITY_GROUPS)[number]['code']

/**
 * The 62 options. `bit` is the position in ProviderSearchDocument.amenities: never reuse or renumber one. A bigint column
 * holds bits 0 to 62, so only one more option fits.
 */
export const AMENITIES = [
  { code: 'keypad_entry', label: 'Keypad or code entry', group: 'safety', bit: 0 },
  { code: 'security_cameras', label: 'Security cameras', group: 'safety', bit: 1 },
  { code: 'fenced_grounds', label: 'Fenced grounds', group: 'safety', bit: 2 },
  { code: 'visitor_sign_in', label: 'Visitor sign-in', group: 'safety', bit: 3 },
  { code: 'first_aid_staff', label: 'CPR and first-aid trained staff', group: 'safety', bit: 4 },
  { code: 'safe_sleep', label: 'Safe-sleep routine for infants', group: 'safety', bit: 5 },
  { code: 'emergency_drills', label: 'Regular emergency drills', group: 'safety', bit: 6 },
  { code: 'smoke_free', label: 'Smoke-free', group: 'safety', bit: 7 },

  { code: 'infant_room', label: 'Separate infant room', group: 'facility', bit: 8 },
  { code: 'nap_room', label: 'Quiet nap room', group: 'facility', bit: 9 },
  { code: 'indoor_gym', label: 'Indoor space to run and climb', group: 'facility', bit: 10 },
  { code: 'art_room', label: 'Art room', group: 'facility', bit: 11 },
  { code: 'book_corner', label: 'Library or book corner', group: 'facility', bit: 12 },
  { code: 'on_site_kitchen', label: 'Kitchen on site', group: 'facility', bit: 13 },
  { code: 'step_free_access', label: 'Step-free access', group: 'facility', bit: 14 },
  { code: 'no_pets', label: 'No pets', group: 'facility', bit: 15 },

  { code: 'outdoor_playground', label: 'Outdoor play area', group: 'outdoor', bit: 16 },
  { code: 'shaded_yard', label: 'Shaded yard', group: 'outdoor', bit: 17 },
  { code: 'toddler_yard', label: 'Separate toddler yard', group: 'outdoor', bit: 18 },
  { code: 'garden_beds', label: "Children's garden", group: 'outdoor', bit: 19 },
  { code: 'water_play', label: 'Water play or splash pad', group: 'outdoor', bit: 20 },
  { code: 'swimming_pool', label: 'Swimming pool', group: 'outdoor', bit: 21 },
  { code: 'sports_field', label: 'Sports field or court', group: 'outdoor', bit: 22 },
  { code: 'nature_walks', label: 'Nature walks', group: 'outdoor', bit: 23 },

  { code: 'music_movement', label: 'Music and movement', group: 'curriculum', bit: 24 },
  { code: 'creative_arts', label: 'Creative arts', group: 'curriculum', bit: 25 },
  { code: 'stem_activities', label: 'Science, technology and math', group: 'curriculum', bit: 26 },
  { code: 'early_literacy', label: 'Early reading and writing', group: 'curriculum', bit: 27 },
  { code: 'second_language', label: 'Second-language lessons', group: 'curriculum', bit: 28 },
  { code: 'baby_signs', label: 'Sign language for babies', group: 'curriculum', bit: 29 },
  { code: 'field_trips', label: 'Field trips', group: 'curriculum', bit: 30 },
  { code: 'sports_fitness', label: 'Sports and fitness', group: 'curriculum', bit: 31 },

  { code: 'breakfast_included', label: 'Breakfast', group: 'meals', bit: 32 },
  { code: 'lunch_included', label: 'Lunch', group: 'meals', bit: 33 },
  { code: 'morning_snack', label: 'Morning snack', group: 'meals', bit: 34 },
  { code: 'afternoon_snack', label: 'Afternoon snack', group: 'meals', bit: 35 },
  { code: 'dinner_available', label: 'Dinner', group: 'meals', bit: 36 },
  { code: 'infant_meals', label: 'Formula or baby food provided', group: 'meals', bit: 37 },
  { code: 'special_diets', label: 'Special diets accommodated', group: 'meals', bit: 38 },
  { code: 'nut_free', label: 'Nut-free', group: 'meals', bit: 39 },

  { code: 'part_time_days', label: 'Part-time days', group: 'scheduling', bit: 40 },
  { code: 'half_days', label: 'Half days', group: 'scheduling', bit: 41 },
  { code: 'extended_hours', label: 'Early drop-off or late pick-up', group: 'scheduling', bit: 42 },
  { code: 'before_school', label: 'Before-school care', group: 'scheduling', bit: 43 },
  { code: 'after_school_hours', label: 'After-school hours', group: 'scheduling', bit: 44 },
  { code: 'school_break_care', label: 'Open on school breaks', group: 'scheduling', bit: 45 },
  { code: 'summer_camp', label: 'Summer camp', group: 'scheduling', bit: 46 },
  { code: 'parents_night_out', label: "Parents' night out", group: 'scheduling', bit: 47 },

  { code: 'school_transport', label: 'Rides to and from school', group: 'support', bit: 48 },
  { code: 'home_transport', label: 'Rides to and from home', group: 'support', bit: 49 },
  { code: 'special_needs_care', label: 'Care for children with special needs', group: 'support', bit: 50 },
  { code: 'visiting_therapists', label: 'Visiting therapists welcome', group: 'support', bit: 51 },
  { code: 'potty_training', label: 'Potty-training help', group: 'support', bit: 52 },
  { code: 'sibling_discount', label: 'Sibling discount', group: 'support', bit: 53 },
  { code: 'sliding_scale', label: 'Scholarships or sliding-scale fees', group: 'support', bit: 54 },

  { code: 'parent_app', label: 'Parent app', group: 'parent_communication', bit: 55 },
  { code: 'daily_reports', label: 'Daily reports', group: 'parent_communication', bit: 56 },
  { code: 'photo_updates', label: 'Photo updates', group: 'parent_communication', bit: 57 },
  { code: 'live_webcam', label: 'Webcam for parents', group: 'parent_communication', bit: 58 },
  { code: 'open_door', label: 'Parents may drop by any time', group: 'parent_communication', bit: 59 },
  { code: 'parent_conferences', label: 'Parent-teacher conferences', group: 'parent_communication', bit: 60 },
  { code: 'family_events', label: 'Family events', group: 'parent_communication', bit: 61 },
] as const satisfies readonly (Choice & { group: AmenityGroup })[]

export type Amenity = (typeof AMENITIES)[number]['code']

/** The stated amenities by group, in catalogue order; empty groups and unknown codes are omitted. */
export function amenitiesByGroup(codes: readonly string[]): { code: AmenityGroup; label: string; labels: string[] }[] {
  const stated = new Set(codes)
  return AMENITY_GROUPS.map((group) => ({
    ...group,
    labels: AMENITIES.filter((amenity) => amenity.group === group.code && stated.has(amenity.code)).map(
      (amenity) => amenity.label,
    ),
  })).filter((group) => group.labels.length > 0)
}
