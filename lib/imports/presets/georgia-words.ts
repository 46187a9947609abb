import type { Amenity } from '@/lib/providers/catalogue/amenities'
import type { Accreditation, CareType, Curriculum, Language, Program } from '@/lib/providers/catalogue/traits'

/** Our codes for a word of the file; empty for a known word that has none. */
type Codes = {
  amenities?: readonly Amenity[]
  programs?: readonly Program[]
  schedules?: readonly ('night' | 'weekend' | 'drop_in')[]
  curricula?: readonly Curriculum[]
  accreditations?: readonly Accreditation[]
  careTypes?: readonly CareType[]
}

const NOTHING: Codes = {}

/** Every word the file uses, by column. Keys are folded (foldName) because dashes and apostrophes vary. */
export const GEORGIA_WORDS: Record<string, Record<string, Codes>> = {
  SERVICESPROVIDED: {
    'enrolled in childcare subsidies caps': NOTHING,
    cacfp: NOTHING,
    'drop in care': { schedules: ['drop_in'] },
    'school age summer care': { amenities: ['summer_camp'] },
    'religion based': NOTHING,
    sfsp: NOTHING,
    'head start': { programs: ['head_start'] },
    'evening night care': { schedules: ['night'] },
  },
  ACTIVITIES: {
    // Three out of four programs check this, so it does not identify a curriculum.
    academic: NOTHING,
    'creative expression art ceramics dance drama music photography singing': {
      amenities: ['creative_arts', 'music_movement'],
    },
    'field trips': { amenities: ['field_trips'] },
    'stem science technology engineering math': { amenities: ['stem_activities'] },
    'outdoor adventure hiking nature discovery earth science survival skills': { amenities: ['nature_walks'] },
    'sports fitness basketball soccer land sports volleyball frisbee': { amenities: ['sports_fitness'] },
    'religious faith based': { curricula: ['faith_based'] },
    'day camp accommodates children with disabilities': { amenities: ['special_needs_care'] },
    'specialty equestrian computer': NOTHING,
    aquatics: NOTHING,
    'gender specific girls': NOTHING,
    'gender specific boys': NOTHING,
    'scouting boy scouts girl scouts': NOTHING,
  },
  ENVIRONMENTINFO: {
    'outdoor play area': { amenities: ['outdoor_playground'] },
    'smoke free environment': { amenities: ['smoke_free'] },
    'no pets': { amenities: ['no_pets'] },
    'secure grounds keypad access': { amenities: ['keypad_entry'] },
    'video surveillance': { amenities: ['security_cameras'] },
    'sports fields': { amenities: ['sports_field'] },
    'tennis courts': { amenities: ['sports_field'] },
    'webcam for parents': { amenities: ['live_webcam'] },
    'provide your own equipment': NOTHING,
    pool: { amenities: ['swimming_pool'] },
  },
  MEALINFO: {
    breakfast: { amenities: ['breakfast_included'] },
    lunch: { amenities: ['lunch_included'] },
    dinner: { amenities: ['dinner_available'] },
    'am snack': { amenities: ['morning_snack'] },
    'pm snack': { amenities: ['afternoon_snack'] },
    'accommodates special diets': { amenities: ['special_diets'] },
    'provides infant meals': { amenities: ['infant_meals'] },
    'parents must provide meals': NOTHING,
  },
  SPECIALHOURINFO: {
    'open school breaks': { amenities: ['school_break_care'] },
    'open school holidays': { amenities: ['school_break_care'] },
    'drop in': { schedules: ['drop_in'] },
    'parents night out': { amenities: ['parents_night_out'] },
    'parents morning out': { amenities: ['half_days'] },
    'respite for children or parents with special needs': { amenities: ['special_needs_care'] },
    'some weekends': { schedules: ['weekend'] },
    'some overnights': { schedules: ['night'] },
  },
  FINANCIALINFO: {
    'multi child discount': { amenities: ['sibling_discount'] },
    scholarship: { amenities: ['sliding_scale'] },
    'sliding scale fee': { amenities: ['sliding_scale'] },
  },
  CAMPCAREINFO: {
    'summer camp': { amenities: ['summer_camp'] },
    'before camp care': NOTHING,
    'after camp care': NOTHING,
  },
  TRANSPORTATION: {
    'to from school': { amenities: ['school_transport'] },
    'to from home': { amenities: ['home_transport'] },
    'before and after school': { amenities: ['school_transport'] },
    'afterschool only pm only': { amenities: ['school_transport'] },
    'field trips': NOTHING,
    'on school bus route': NOTHING,
    'near public transportation': NOTHING,
    'georgias pre k only': NOTHING,
  },
  OTHERCHILDCARETYPES: {
    'georgias pre k': { careTypes: ['preschool'] },
    'after school program': { careTypes: ['after_school'], amenities: ['after_school_hours'] },
    'before school program': { careTypes: ['after_school'], amenities: ['before_school'] },
    'summer camp': { amenities: ['summer_camp'] },
    'head start gahs': { programs: ['head_start'] },
    'early head start gaehs': { programs: ['early_head_start'] },
  },
  ACCEPTINGCHILDRENTIMETYPE: {
    'full time': NOTHING,
    'part time': { amenities: ['part_time_days'] },
  },
  ACCREDITATIONS: {
    // SACS CASI was renamed Cognia in 2018.
    sacs: { accreditations: ['cognia'] },
    gac: NOTHING,
    naeyc: { accreditations: ['naeyc'] },
    coa: { accreditations: ['coa'] },
    necpa: { accreditations: ['necpa'] },
    nafcc: { accreditations: ['nafcc'] },
    ami: { accreditations: ['ami'] },
    acsi: { accreditations: ['acsi'] },
  },
}

/** The file's languages; null for one without a code here. */
export const GEORGIA_LANGUAGES: Record<string, Language | null> = {
  english: 'english',
  spanish: 'spanish',
  'american sign language': 'asl',
  arabic: 'arabic',
  french: 'french',
  chinese: 'chinese',
  vietnamese: 'vietnamese',
  portuguese: 'portuguese',
  pakistani: null,
  farsi: null,
  russian: null,
  korean: null,
  german: null,
  hebrew: null,
  japanese: null,
  bulgarian: null,
  italian: null,
}
