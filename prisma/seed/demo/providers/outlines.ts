import { CATALOGUE_CITIES } from '@/lib/places/catalogue/cities'
import type { CareType, Kind } from '@/lib/providers/catalogue/traits'
import { createRandom, type Random } from '@/tests/support/factories/random'
import { type DemoCity, FLORIDA_CITIES } from './places'

/** How detailed a provider's page is: complete, partly outdated, or only the facts of a state list. */
export type DetailLevel = 'full' | 'partial' | 'file'

/** The properties fixed before random generation, so that every city gets a share of everything. */
export type Outline = {
  sourceId: string
  city: DemoCity
  kind: Kind
  careTypes: CareType[]
  isMontessori: boolean
  detailLevel: DetailLevel
  status: 'open' | 'temporarily_closed' | 'closed' | 'merged'
  random: Random
}

const CENTER_TYPES: CareType[][] = [
  ['daycare', 'preschool'],
  ['daycare', 'preschool', 'after_school'],
  ['daycare', 'preschool'],
  ['daycare'],
  ['preschool'],
  ['daycare', 'preschool', 'after_school'],
  ['daycare', 'preschool'],
  ['daycare', 'after_school'],
]
const HOME_TYPES: CareType[][] = [['daycare'], ['daycare'], ['daycare', 'after_school'], ['daycare', 'preschool']]
const FAITH_TYPES: CareType[][] = [['preschool'], ['daycare', 'preschool'], ['preschool', 'after_school']]
const SCHOOL_TYPES: CareType[][] = [['preschool', 'after_school'], ['preschool'], ['after_school']]
const MONTESSORI_TYPES: CareType[][] = [
  ['preschool', 'montessori'],
  ['daycare', 'preschool', 'montessori'],
]

const DETAIL_LEVELS: Record<Kind, readonly (readonly [DetailLevel, number])[]> = {
  center: [
    ['full', 55],
    ['partial', 28],
    ['file', 17],
  ],
  family_home: [
    ['full', 38],
    ['partial', 30],
    ['file', 32],
  ],
  school: [
    ['full', 45],
    ['partial', 35],
    ['file', 20],
  ],
  faith: [
    ['full', 50],
    ['partial', 30],
    ['file', 20],
  ],
  head_start: [
    ['full', 55],
    ['partial', 35],
    ['file', 10],
  ],
}

/** ZIP codes and their points, by the slug of their city. */
export type ZipPoints = ReadonlyMap<string, DemoCity['zips']>

/**
 * The cities of site.config.ts. Those in places.ts are used unchanged; the others get the gazetteer's ZIP codes, and the first city is the
 * largest.
 */
export function demoCities(points: ZipPoints = new Map()): readonly DemoCity[] {
  return CATALOGUE_CITIES.map(({ slug, name, county }, index) => {
    const known = FLORIDA_CITIES.find((city) => city.slug === slug)
    if (known) return known
    const providers = index === 0 ? 48 : 24
    return {
      ...{ slug, name, county, providers, montessori: providers / 6, infantWeekly: 260 },
      countyCode: county.slice(0, 2).toUpperCase(),
      areaCodes: [],
      zips: points.get(slug) ?? [],
    }
  })
}

/** Every provider of the demo data, city by city; the same on every machine. */
export function outlines(cities: readonly DemoCity[]): Outline[] {
  return cities.flatMap((city, place) => [...openOutlines(city), ...inactiveOutlines(city, place)])
}

function openOutlines(city: DemoCity): Outline[] {
  const rest = city.providers - city.montessori
  const counts = {
    family_home: Math.max(2, Math.round(rest * 0.16)),
    faith: Math.max(2, Math.round(rest * 0.105)),
    school: Math.max(1, Math.round(rest * 0.06)),
    head_start: Math.max(1, Math.round(rest * 0.05)),
  }
  const centers = rest - Object.values(counts).reduce((sum, count) => sum + count, 0)
  const many = (count: number, kind: Kind, types: CareType[][], isMontessori = false) =>
    Array.from({ length: count }, (_, index) => ({
      kind,
      careTypes: types[index % types.length] ?? [],
      isMontessori,
    }))
  return [
    ...many(centers, 'center', CENTER_TYPES),
    ...many(city.montessori, 'center', MONTESSORI_TYPES, true),
    ...many(counts.family_home, 'family_home', HOME_TYPES),
    ...many(counts.faith, 'faith', FAITH_TYPES),
    ...many(counts.school, 'school', SCHOOL_TYPES),
    ...many(counts.head_start, 'head_start', [['preschool'], ['daycare', 'preschool']]),
  ].map((part, index) => outline(city, index, part, 'open'))
}

/** A few providers that are temporarily closed, closed, or merged into another. */
function inactiveOutlines(city: DemoCity, place: number): Outline[] {
  const statuses: Outline['status'][] = []
  if (place % 2 === 0) statuses.push('temporarily_closed')
  if (place % 5 < 2) statuses.push('closed')
  if (place % 5 === 0) statuses.push('merged')
  return statuses.map((status, index) =>
    outline(
      city,
      city.providers + index,
      { kind: 'center', careTypes: ['daycare', 'preschool'], isMontessori: false },
      status,
    ),
  )
}

function outline(
  city: DemoCity,
  index: number,
  part: Pick<Outline, 'kind' | 'careTypes' | 'isMontessori'>,
  status: Outline['status'],
): Outline {
  const sourceId = `${city.slug}-${String(index + 1).padStart(3, '0')}`
  const random = createRandom(sourceId)
  const detailLevel = random.fork('voice').weighted(DETAIL_LEVELS[part.kind])
  // Closed and merged providers have partly outdated pages.
  return { sourceId, city, ...part, detailLevel: status === 'open' ? detailLevel : 'partial', status, random }
}
