import { DAYS } from '@/lib/families/profile/rules'
import { SITE } from '@/lib/platform/config/site'
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
import { AGE_RANGES } from './options'

/** Lists of the search whose labels are words that parents type. In a later one a label replaces the same label of an earlier one. */
const LISTS = {
  accreditation: ACCREDITATIONS,
  childcareType: CARE_TYPES,
  curriculumStyle: CURRICULA,
  kind: KINDS,
  amenity: AMENITIES,
  program: PROGRAMS,
  schedule: SCHEDULES,
  language: LANGUAGES,
  ageRange: AGE_RANGES,
} as const

type ListField = keyof typeof LISTS

/** Labels that parents also say of any provider, so alone they filter nothing. */
const SAID_OF_ANY = new Set(['daycare', 'school'])

/** What else parents call the options. */
const SYNONYMS = {
  ageRange: {
    infants: ['infant', 'baby', 'babies'],
    toddlers: ['toddler', 'tots'],
    preschoolers: ['preschooler', 'preschool age', 'preschool aged'],
    school_age: ['school aged', 'school ager', 'kindergartner', 'elementary age'],
  },
  kind: {
    center: ['learning center', 'childcare center', 'daycare center', 'day care center', 'child care center'],
    family_home: [
      ...[
        'home daycare',
        'home day care',
        'in home daycare',
        'in home day care',
        'in home',
        'home based',
        'family daycare',
      ],
      ...['family home daycare', 'family childcare', 'family child care', 'home childcare', 'home child care'],
    ],
    school: ['private school'],
    faith: ['church', 'christian', 'religious', 'faith'],
  },
  childcareType: {
    preschool: ['pre school', 'prek', 'pre k', 'pre kindergarten', 'prekindergarten', 'nursery school', 'pk'],
    after_school: ['after school', 'afterschool', 'after care', 'aftercare', 'before and after school'],
  },
  program: {
    vpk: [
      ...[
        'free vpk',
        'free prek',
        'free pre k',
        'free preschool',
        'voluntary prekindergarten',
        'voluntary pre kindergarten',
      ],
      ...['voluntary prek', 'voluntary pre k'],
    ],
    school_readiness: [
      ...[
        'voucher',
        'subsidy',
        'subsidies',
        'subsidized',
        'elc',
        'early learning coalition',
        'ccap',
        'financial assistance',
      ],
      'state assistance',
    ],
    gold_seal: ['gold seal accredited', 'gold seal accreditation', 'gold seal certified', 'goldseal'],
    head_start: ['headstart'],
    early_head_start: ['early headstart'],
  },
  curriculumStyle: {
    reggio_emilia: ['reggio', 'reggio inspired'],
    waldorf: ['steiner'],
    play_based: ['learning through play'],
    highscope: ['high scope'],
    academic: ['academics'],
    bilingual: ['dual language', 'immersion', 'language immersion'],
  },
  schedule: {
    night: [
      'night',
      'overnight',
      'evening',
      'late night',
      '24 hour',
      '24 hours',
      '24 hr',
      '24 7',
      'nighttime',
      'midnight',
    ],
    weekend: ['weekend'],
    drop_in: ['dropin', 'hourly', 'backup care'],
  },
  language: {
    spanish: ['espanol', 'habla espanol', 'hispanic'],
    haitian_creole: ['creole', 'haitian', 'kreyol'],
    portuguese: ['brazilian'],
    chinese: ['mandarin', 'cantonese'],
    asl: ['sign language', 'deaf'],
  },
  amenity: {
    keypad_entry: ['keypad', 'secure entry', 'door code'],
    security_cameras: ['camera', 'cctv', 'security camera'],
    fenced_grounds: ['fenced', 'fenced yard', 'fence'],
    first_aid_staff: ['cpr', 'first aid', 'cpr certified'],
    safe_sleep: ['safe sleep'],
    infant_room: ['infant room', 'baby room'],
    indoor_gym: ['indoor gym', 'gym', 'indoor playground'],
    on_site_kitchen: ['kitchen'],
    step_free_access: ['wheelchair', 'wheelchair accessible', 'accessible'],
    no_pets: ['pet free'],
    outdoor_playground: ['playground', 'outdoor', 'outdoor play', 'outdoor space', 'outside play', 'yard'],
    garden_beds: ['gardening', 'school garden'],
    water_play: ['water play', 'splash pad'],
    swimming_pool: ['pool', 'swimming', 'swim lessons', 'swim'],
    nature_walks: ['nature', 'forest school', 'outdoor classroom'],
    music_movement: ['music', 'dance'],
    creative_arts: ['art', 'arts', 'arts and crafts'],
    stem_activities: ['stem', 'steam', 'science'],
    early_literacy: ['reading', 'literacy'],
    second_language: ['language lessons', 'foreign language'],
    baby_signs: ['baby sign', 'baby sign language'],
    field_trips: ['field trip'],
    sports_fitness: ['sports', 'gymnastics'],
    lunch_included: [
      'hot lunch',
      'hot meals',
      'meal',
      'meals included',
      'food included',
      'lunches',
      'meals provided',
      'food provided',
    ],
    infant_meals: ['formula', 'baby food'],
    special_diets: ['allergy', 'allergies', 'vegetarian', 'vegan', 'halal', 'kosher', 'gluten free', 'dairy free'],
    nut_free: ['peanut free', 'no nuts', 'no peanuts'],
    part_time_days: [
      'part time',
      'parttime',
      '2 days a week',
      '3 days a week',
      '2 days per week',
      '3 days per week',
      'mothers day out',
      'mommys day out',
    ],
    half_days: ['half day', 'mornings only'],
    extended_hours: [
      'extended hours',
      'extended care',
      'extended day',
      'late pickup',
      'late pick up',
      'early drop off',
      'open late',
    ],
    before_school: ['before school', 'before care'],
    school_break_care: ['school break', 'spring break', 'winter break', 'holiday care', 'summer care'],
    summer_camp: ['summer program', 'camp'],
    parents_night_out: ['date night'],
    school_transport: ['transportation', 'transport', 'bus', 'shuttle', 'school pickup', 'van'],
    special_needs_care: [
      'special need',
      'special needs',
      'autism',
      'autistic',
      'adhd',
      'down syndrome',
      'disability',
      'disabilities',
      'asd',
    ],
    visiting_therapists: ['therapy', 'therapist', 'aba', 'speech therapy'],
    potty_training: ['potty training', 'potty train', 'toilet training', 'not potty trained', 'potty trained'],
    sibling_discount: ['sibling discounts', 'multi child discount'],
    sliding_scale: ['sliding scale', 'scholarship', 'financial aid', 'income based'],
    parent_app: ['app', 'brightwheel', 'procare'],
    daily_reports: ['daily report'],
    live_webcam: [
      'webcam',
      'live camera',
      'live cam',
      'live video',
      'live stream',
      'camera app',
      'live cameras for parents',
    ],
    open_door: ['drop by', 'open door'],
  },
} as const satisfies { [Field in ListField]?: Partial<Record<string, readonly string[]>> }

/** Words for the other parameters of a search. */
const OTHERS: Record<string, readonly string[]> = {
  'openings=confirmed': [
    ...['opening', 'available', 'availability', 'spot', 'spots available', 'open spot', 'space available', 'asap'],
    ...[
      'immediate openings',
      'immediate opening',
      'immediately',
      'vacancy',
      'vacancies',
      'enrolling',
      'openings now',
      'spots now',
      'available now',
      'now enrolling',
      'open spots',
    ],
  ],
  'openNow=1': ['open now', 'open right now', 'open today'],
  'sort=price': [
    'cheap',
    'cheapest',
    'affordable',
    'low cost',
    'inexpensive',
    'lowest price',
    'low price',
    'budget friendly',
  ],
  'sort=rating': [
    ...['best', 'top rated', 'highly rated', 'best rated', 'good reviews', 'great reviews', 'highest rated', '5 star'],
    'five star',
  ],
  'sort=distance': ['closest', 'nearest'],
  'teacherRatio=below_limit': [
    'low ratio',
    'low ratios',
    'small class',
    'small classes',
    'small class size',
    'good ratio',
  ],
  'age=0': ['newborn'],
  'age=12': ['ones', '1s'],
  'age=24': ['twos', '2s'],
  'age=36': ['threes', '3s'],
  'age=48': ['fours', '4s'],
  'days=mon,tue,wed,thu,fri': [
    'weekday',
    'weekdays',
    'full time',
    'fulltime',
    'full week',
    '5 days a week',
    '5 days per week',
    '5 days',
  ],
  'days=mon,wed,fri': ['mwf', 'm w f', 'm w and f'],
  'days=tue,thu': ['tth', 't th', 'tuth', 'tu th', 't and th', 'tr', 't r'],
}

const LONG_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const SHORT_DAYS: Record<string, readonly string[]> = { tue: ['tues', 'tu'], wed: ['weds'], thu: ['thur', 'thurs'] }

/** Every name of a weekday, with its code. */
export const DAY_NAMES: ReadonlyMap<string, string> = new Map(
  DAYS.flatMap(({ code }, index) =>
    [code, LONG_DAYS[index] ?? code, `${LONG_DAYS[index]}s`, ...(SHORT_DAYS[code] ?? [])].map((name) => [name, code]),
  ),
)

/** Words that change nothing in a search. */
export const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an the in near nearby nearest around by at for with within and or also plus of to from on off close me my our us i im we you it its is are was be am',
    'need needs want wants looking look find finding search searching seeking help please hi hello hey thanks some any good great nice',
    'daycare daycares childcare day care child kid kids children childrens preschools place places facility facilities provider providers program',
    'programs school schools class classes classroom room rooms center who that which takes take taking accept accepts accepting has have having offer',
    'offers offering offered provide provides speaks speaking speaker spoken teacher teachers staff open opens there where area zip code city town local location',
    'locations neighborhood son daughter boy girl child baby old olds year age aged live lives living work works under include includes included including services service can could',
    'would like one something anything this wk week weekly per only ratio cost costs price prices priced our his her he she they them their',
    'so if as do does just really very about up mile miles mi friendly style method based inspired ok downtown vicinity side hours time times starting starts start beginning way w accepted how much',
    'nursery nurseries car',
  ]
    .join(' ')
    .split(' '),
)

/** Words that are not understood, but are no place either: a text without a known place may end with a misspelled one. */
export const NO_PLACES: ReadonlySet<string> = new Set(
  'free babysitter nanny diaper diapers licensed private public emergency sick twins certified now today tomorrow hot organic'.split(
    ' ',
  ),
)

/** A text as the grammar reads it: lower case, without accents, punctuation and apostrophes. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"“”]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** What a phrase adds to a search. */
export type Meaning = { field: string; value: string }

/** Every phrase that is understood, from the catalogues and the synonyms, with its meaning. */
export const PHRASES: ReadonlyMap<string, Meaning> = buildPhrases()
/** Each word of them. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([...PHRASES.keys()].flatMap((phrase) => phrase.split(' ')))
export const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))

function buildPhrases(): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const add = (text: string, field: string, value: string) => {
    const phrase = plainText(text)
    phrases.set(phrase, { field, value })
    if (phrase.endsWith('s') || phrase.endsWith('y') || field === 'language') return
    phrases.set(`${phrase}s`, { field, value })
  }
  for (const [field, choices] of Object.entries(LISTS))
    for (const { code, label } of choices)
      for (const text of [code, label]) if (!SAID_OF_ANY.has(text.toLowerCase())) add(text, field, code)
  for (const { code, label } of ACCREDITATIONS) add(`${label} accredited`, 'accreditation', code)
  for (const [field, byCode] of Object.entries(SYNONYMS))
    for (const [code, texts] of Object.entries<readonly string[]>(byCode))
      for (const text of texts) add(text, field, code)
  for (const [meaning, texts] of Object.entries(OTHERS)) {
    const [field = '', value = ''] = meaning.split('=')
    for (const text of texts) add(text, field, value)
  }
  for (const [name, code] of DAY_NAMES) phrases.set(name, { field: 'days', value: code })
  return phrases
}

/** Neighborhoods and sights that parents name instead of a city, with a ZIP code there. Keys are folded like place names. */
const FLORIDA_LANDMARKS: Record<string, string> = {
  downtownorlando: '32801',
  lakeeola: '32801',
  thorntonpark: '32801',
  milkdistrict: '32803',
  audubonpark: '32803',
  collegepark: '32804',
  parramore: '32805',
  azaleapark: '32807',
  pinehills: '32808',
  conway: '32812',
  baldwinpark: '32814',
  ucf: '32816',
  unionpark: '32817',
  drphillips: '32819',
  universalstudios: '32819',
  internationaldrive: '32819',
  seaworld: '32821',
  meadowwoods: '32824',
  riopinar: '32825',
  lakenona: '32827',
  orlandoairport: '32827',
  mco: '32827',
  avalonpark: '32828',
  waterfordlakes: '32828',
  disney: '32830',
  disneyworld: '32830',
  waltdisneyworld: '32830',
  metrowest: '32835',
  hunterscreek: '32837',
  millenia: '32839',
  horizonwest: '34787',
}

/** Those of the states that the directory covers. */
export const LANDMARKS: Record<string, string> = SITE.states.includes('FL') ? FLORIDA_LANDMARKS : {}
