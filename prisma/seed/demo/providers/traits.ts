import { AMENITIES, type Amenity } from '@/lib/providers/catalogue/amenities'
import type { Accreditation, Curriculum, Language, Program } from '@/lib/providers/catalogue/traits'
import type { ProviderDraft } from '@/lib/providers/schema'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'
import type { Ages } from './rooms'

/**
 * For each amenity, the share of providers with detailed pages that state it. Based on a count in a real state's public list of 1,888
 * providers (outdoor play 89 %, keypad 77 %, video 31 %, webcam 4 %, breakfast 90 %, special diets 61 %, and so on).
 */
const AMENITY_SHARES: Record<Amenity, number> = {
  keypad_entry: 0.74,
  security_cameras: 0.42,
  fenced_grounds: 0.72,
  visitor_sign_in: 0.5,
  first_aid_staff: 0.7,
  safe_sleep: 0.55,
  emergency_drills: 0.45,
  smoke_free: 0.78,
  infant_room: 0.6,
  nap_room: 0.3,
  indoor_gym: 0.18,
  art_room: 0.22,
  book_corner: 0.48,
  on_site_kitchen: 0.5,
  step_free_access: 0.36,
  no_pets: 0.6,
  outdoor_playground: 0.86,
  shaded_yard: 0.5,
  toddler_yard: 0.34,
  garden_beds: 0.24,
  water_play: 0.28,
  swimming_pool: 0.03,
  sports_field: 0.1,
  nature_walks: 0.2,
  music_movement: 0.58,
  creative_arts: 0.6,
  stem_activities: 0.38,
  early_literacy: 0.56,
  second_language: 0.22,
  baby_signs: 0.18,
  field_trips: 0.24,
  sports_fitness: 0.16,
  breakfast_included: 0.7,
  lunch_included: 0.74,
  morning_snack: 0.5,
  afternoon_snack: 0.64,
  dinner_available: 0.06,
  infant_meals: 0.3,
  special_diets: 0.5,
  nut_free: 0.42,
  part_time_days: 0.38,
  half_days: 0.22,
  extended_hours: 0.26,
  before_school: 0.5,
  after_school_hours: 0.7,
  school_break_care: 0.36,
  summer_camp: 0.4,
  parents_night_out: 0.07,
  school_transport: 0.4,
  home_transport: 0.05,
  special_needs_care: 0.2,
  visiting_therapists: 0.26,
  potty_training: 0.46,
  // Derived from the provider's discount.
  sibling_discount: 0,
  sliding_scale: 0.1,
  parent_app: 0.52,
  daily_reports: 0.54,
  photo_updates: 0.46,
  live_webcam: 0.05,
  open_door: 0.42,
  parent_conferences: 0.44,
  family_events: 0.34,
}

const NEVER_AT_HOME: ReadonlySet<Amenity> = new Set([
  'keypad_entry',
  'visitor_sign_in',
  'infant_room',
  'indoor_gym',
  'art_room',
  'toddler_yard',
  'sports_field',
  'swimming_pool',
  'live_webcam',
  'parent_conferences',
])

const ONLY_WITH_INFANTS: ReadonlySet<Amenity> = new Set(['safe_sleep', 'infant_room', 'baby_signs', 'infant_meals'])

type Hours = NonNullable<ProviderDraft['hours']>
type Opening = { hours: Hours; schedules: NonNullable<ProviderDraft['schedules']> }

const WEEKDAYS = [0, 1, 2, 3, 4]
const at = (hour: number, minute = 0) => hour * 60 + minute

const on = (days: readonly number[], opensMinute: number, closesMinute: number): Hours =>
  days.map((weekday) => ({ weekday, opensMinute, closesMinute }))

/** Opening hours and the schedules derived from them; both empty if not stated. */
export function openingOf(outline: Outline): Opening {
  const random = outline.random.fork('hours')
  const opening = weekOf(outline, random)
  const dropIn = random.chance(outline.kind === 'school' || outline.kind === 'head_start' ? 0.02 : 0.15)
  if (!random.chance({ full: 0.97, partial: 0.85, file: 0.3 }[outline.detailLevel])) return { hours: [], schedules: [] }
  return { ...opening, schedules: dropIn ? [...opening.schedules, 'drop_in'] : opening.schedules }
}

function weekOf(outline: Outline, random: Random): Opening {
  const special = random.next()
  if (outline.kind === 'center' && !outline.isMontessori && outline.careTypes.includes('daycare')) {
    if (special < 0.03) return { hours: on([...WEEKDAYS, 5, 6], 0, 1440), schedules: ['night', 'weekend'] }
    if (special < 0.06) return { hours: on(WEEKDAYS, at(6), at(23, 30)), schedules: ['night'] }
    if (special < 0.11)
      return { hours: [...on(WEEKDAYS, at(6, 30), at(18)), ...on([5], at(8), at(17))], schedules: ['weekend'] }
  }
  if (outline.kind === 'family_home') {
    if (special < 0.06) return { hours: on(WEEKDAYS, at(14), at(1)), schedules: ['night'] }
    if (special < 0.13)
      return { hours: [...on(WEEKDAYS, at(6), at(18)), ...on([5, 6], at(7), at(16))], schedules: ['weekend'] }
  }
  return { hours: plainWeek(outline, random), schedules: [] }
}

function plainWeek({ kind, careTypes, isMontessori }: Outline, random: Random): Hours {
  const early = random.pick([at(6), at(6, 30), at(6, 30), at(7), at(7), at(7), at(7, 15), at(7, 30)])
  const late = random.pick([at(17, 30), at(17, 45), at(18), at(18), at(18), at(18, 30)])
  if (kind === 'school' && !careTypes.includes('preschool'))
    return [...on(WEEKDAYS, at(6, 45), at(8, 30)), ...on(WEEKDAYS, at(14, 30), at(18))]
  if (kind === 'school') return on(WEEKDAYS, at(7, 30), careTypes.includes('after_school') ? late : at(15))
  if (kind === 'head_start') return on(WEEKDAYS, random.pick([at(7, 30), at(8)]), random.pick([at(14, 30), at(15, 30)]))
  if (!careTypes.includes('daycare')) {
    const style = random.next()
    if (style < 0.2) return on([0, 1, 2, 3], at(9), at(13))
    if (style < 0.4) return [...on(WEEKDAYS, at(8, 30), at(12)), ...on([0, 2, 4], at(13), at(16))]
    if (style < 0.6) return on(WEEKDAYS, at(8, 30), random.pick([at(12, 30), at(13), at(14, 30)]))
    return on(WEEKDAYS, random.pick([at(7, 30), at(8)]), random.pick([at(15), at(16), at(17, 30)]))
  }
  if (random.chance(0.08)) return [...on([0, 1, 2, 3], early, late), ...on([4], early, at(16))]
  return on(WEEKDAYS, isMontessori ? Math.max(early, at(7)) : early, late)
}

export type Traits = {
  amenities: Amenity[]
  curricula: Curriculum[]
  accreditations: Accreditation[]
  languages: Language[]
  programs: Program[]
}

/** What a provider states about itself; one known only from a state list has just the programs of such lists. */
export function traitsOf(outline: Outline, ages: Ages | null): Traits {
  const accreditations = accreditationsOf(outline, outline.random.fork('accreditations'))
  const programs = programsOf(outline, ages, accreditations.length > 0)
  if (outline.detailLevel === 'file')
    return { amenities: [], curricula: [], accreditations: [], languages: [], programs: programs.filter(onLists) }
  const languages = languagesOf(outline)
  return {
    amenities: amenitiesOf(outline, ages, languages),
    curricula: curriculaOf(outline),
    accreditations,
    languages,
    programs,
  }
}

/** Makes amenities consistent with other facts: no extended hours if it closes at 5:30 PM. */
export function consistentAmenities(generated: Amenity[], { hours }: Opening, hasDiscount: boolean): Amenity[] {
  const isLong = hours.length === 0 || hours.some((day) => day.opensMinute <= 390 || day.closesMinute >= 1110)
  const fitting = generated.filter((code) => code !== 'extended_hours' || isLong)
  return hasDiscount ? [...fitting, 'sibling_discount'] : fitting
}

const onLists = (program: Program) => program !== 'gold_seal'

function amenitiesOf(outline: Outline, ages: Ages | null, languages: Language[]): Amenity[] {
  const random = outline.random.fork('amenities')
  const openness = outline.detailLevel === 'full' ? 0.75 + random.next() * 0.3 : 0.25 + random.next() * 0.35
  const takesInfants = ages !== null && ages.ageMinMonths < 12
  return AMENITIES.map((amenity) => amenity.code).filter((code) => {
    const chosen = random.chance(AMENITY_SHARES[code] * openness)
    if (outline.kind === 'family_home' && NEVER_AT_HOME.has(code)) return false
    if (ONLY_WITH_INFANTS.has(code) && !takesInfants) return false
    if (code === 'before_school' || code === 'after_school_hours' || code === 'school_transport')
      return outline.careTypes.includes('after_school') && (chosen || random.chance(0.5))
    if (code === 'second_language') return chosen && languages.length > 1
    return chosen
  })
}

function curriculaOf({ kind, isMontessori, random: root }: Outline): Curriculum[] {
  const random = root.fork('curricula')
  if (isMontessori) return ['montessori']
  const main: Curriculum =
    kind === 'head_start'
      ? random.pick(['creative_curriculum', 'highscope'])
      : random.weighted([
          ['play_based', kind === 'family_home' ? 70 : 40],
          ['creative_curriculum', 24],
          ['academic', kind === 'school' ? 40 : 12],
          ['reggio_emilia', 7],
          ['highscope', 6],
          ['waldorf', 3],
        ])
  const others: Curriculum[] = []
  if (kind === 'faith' && random.chance(0.9)) others.push('faith_based')
  if (random.chance(0.07)) others.push('bilingual')
  return random.chance(0.12) ? others : [main, ...others]
}

function accreditationsOf({ kind, isMontessori, detailLevel, random: root }: Outline, random: Random): Accreditation[] {
  if (detailLevel !== 'full' && !root.fork('accredited').chance(0.3)) return []
  const one = (choices: readonly (readonly [Accreditation | null, number])[]) => {
    const chosen = random.weighted(choices)
    return chosen ? [chosen] : []
  }
  if (isMontessori)
    return one([
      ['ams', 38],
      ['ami', 14],
      [null, 48],
    ])
  if (kind === 'family_home')
    return one([
      ['nafcc', 14],
      [null, 86],
    ])
  return one([
    ['apple', 13],
    ['naeyc', 7],
    ['necpa', 5],
    ['cognia', kind === 'school' ? 30 : 3],
    ['acsi', kind === 'faith' ? 22 : 0],
    ['coa', 1],
    [null, 70],
  ])
}

/** Counties where these languages are more common. */
const CREOLE_COUNTIES = new Set(['Broward', 'Palm Beach', 'Orange'])
const SPANISH_COUNTIES = new Set(['Osceola', 'Hillsborough', 'Orange', 'Broward', 'Palm Beach'])

function languagesOf({ city, detailLevel, random: root }: Outline): Language[] {
  const random = root.fork('languages')
  if (!random.chance(detailLevel === 'full' ? 0.88 : 0.4)) return []
  const spoken: Language[] = ['english']
  const add = (language: Language, chance: number) => random.chance(chance) && spoken.push(language)
  add('spanish', SPANISH_COUNTIES.has(city.county) ? 0.52 : 0.26)
  add('haitian_creole', CREOLE_COUNTIES.has(city.county) ? 0.1 : 0.03)
  add('portuguese', 0.05)
  add('french', 0.025)
  add('asl', 0.03)
  add('arabic', 0.015)
  add('chinese', 0.012)
  add('vietnamese', 0.012)
  return spoken
}

function programsOf({ kind, isMontessori, random: root }: Outline, ages: Ages | null, accredited: boolean): Program[] {
  const random = root.fork('programs')
  const programs: Program[] = []
  const add = (program: Program, chance: number) => random.chance(chance) && programs.push(program)
  const takesFours = ages !== null && ages.ageMinMonths <= 48 && ages.ageMaxMonths >= 59
  add(
    'vpk',
    takesFours
      ? { center: isMontessori ? 0.35 : 0.66, family_home: 0.04, faith: 0.7, school: 0.6, head_start: 0.5 }[kind]
      : 0,
  )
  add(
    'school_readiness',
    { center: isMontessori ? 0.15 : 0.52, family_home: 0.42, faith: 0.3, school: 0.12, head_start: 0.35 }[kind],
  )
  if (kind === 'head_start') programs.push('head_start')
  if (kind === 'head_start' && ages !== null && ages.ageMinMonths < 36) programs.push('early_head_start')
  if (accredited) add('gold_seal', 0.85)
  return programs
}
