import type { Amenity } from '@/lib/providers/catalogue/amenities'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import type { Accreditation, Curriculum, Language, Program } from '@/lib/providers/catalogue/traits'
import type { Random } from '@/tests/support/factories/random'
import type { Ages } from './ages'
import { AMENITY_SHARES, NEVER_AT_HOME, ONLY_WITH_INFANTS } from './amenity-shares'
import type { Opening } from './hours'
import type { Outline } from './outlines'

export type Traits = {
  amenities: Amenity[]
  curricula: Curriculum[]
  accreditations: Accreditation[]
  languages: Language[]
  programs: Program[]
}

/** What a provider says of itself; one known from a list alone says nothing but the programs that lists hold. */
export function traitsOf(outline: Outline, ages: Ages | null): Traits {
  const accreditations = accreditationsOf(outline, outline.random.fork('accreditations'))
  const programs = programsOf(outline, ages, accreditations.length > 0)
  if (outline.voice === 'file')
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

/** What follows from other facts: nobody promises late pick-up and closes at half past five. */
export function amenitiesThatFit(drawn: Amenity[], { hours }: Opening, hasDiscount: boolean): Amenity[] {
  const isLong = hours.length === 0 || hours.some((day) => day.opensMinute <= 390 || day.closesMinute >= 1110)
  const kept = drawn.filter((code) => code !== 'extended_hours' || isLong)
  return hasDiscount ? [...kept, 'sibling_discount'] : kept
}

const onLists = (program: Program) => program !== 'gold_seal'

function amenitiesOf(outline: Outline, ages: Ages | null, languages: Language[]): Amenity[] {
  const random = outline.random.fork('amenities')
  const openness = outline.voice === 'full' ? 0.75 + random.next() * 0.3 : 0.25 + random.next() * 0.35
  const takesInfants = ages !== null && ages.ageMinMonths < 12
  return AMENITIES.map((amenity) => amenity.code).filter((code) => {
    const drawn = random.chance(AMENITY_SHARES[code] * openness)
    if (outline.kind === 'family_home' && NEVER_AT_HOME.has(code)) return false
    if (ONLY_WITH_INFANTS.has(code) && !takesInfants) return false
    if (code === 'before_school' || code === 'after_school_hours' || code === 'school_transport')
      return outline.careTypes.includes('after_school') && (drawn || random.chance(0.5))
    if (code === 'second_language') return drawn && languages.length > 1
    return drawn
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

function accreditationsOf({ kind, isMontessori, voice, random: root }: Outline, random: Random): Accreditation[] {
  if (voice !== 'full' && !root.fork('accredited').chance(0.3)) return []
  const one = (choices: readonly (readonly [Accreditation | null, number])[]) => {
    const drawn = random.weighted(choices)
    return drawn ? [drawn] : []
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

/** What counties with many speakers hear more of. */
const CREOLE_COUNTIES = new Set(['Broward', 'Palm Beach', 'Orange'])
const SPANISH_COUNTIES = new Set(['Osceola', 'Hillsborough', 'Orange', 'Broward', 'Palm Beach'])

function languagesOf({ city, voice, random: root }: Outline): Language[] {
  const random = root.fork('languages')
  if (!random.chance(voice === 'full' ? 0.88 : 0.4)) return []
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
