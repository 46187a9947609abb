import { createRandom } from '@/tests/support/factories/random'
import * as stems from './name-stems'
import type { Outline } from './outlines'

const CENTER_ENDINGS = [
  ['Academy', 14],
  ['Early Learning', 16],
  ['Child Care', 13],
  ['Preschool', 12],
  ["Children's Center", 8],
  ['Learning Center', 8],
  ['Nursery School', 7],
  ['Day School', 5],
  ['Playschool', 6],
  ['Child Development Center', 4],
  ['Play & Learn', 4],
  ['Early Childhood Center', 3],
] as const
const MONTESSORI_ENDINGS = [
  ['Montessori', 11],
  ['Montessori School', 5],
  ["Children's House", 3],
  ['Montessori House', 2],
] as const
const FAITH_ENDINGS = [
  ['Preschool', 6],
  ['Early Childhood Center', 3],
  ['Weekday School', 2],
  ['Child Development Center', 1],
] as const
const SCHOOL_ENDINGS = [
  ['School', 3],
  ['Day School', 3],
  ['Primary School', 2],
  ['Lower School', 1],
] as const
const HOME_ENDINGS = [
  ['Family Home', 4],
  ['Family Child Care', 5],
  ['Home Daycare', 2],
] as const
const PERSON_ENDINGS = [
  ['Family Child Care', 5],
  ['House', 3],
  ['Little Ones', 2],
  ['Home Daycare', 2],
  ['Nest', 1],
] as const

/** The number of cities with a site of a chain. */
const CHAIN_SITES = 6

/** A name for every outline, in order. Only a chain's name is repeated, in different cities. */
export function nameAll(outlines: readonly Outline[]): string[] {
  const draw = (name: string, words: readonly string[]) =>
    createRandom(`names/${name}`).some(words, words.length).values()
  const pools = {
    center: draw('center', [...stems.CENTER_STEMS]),
    montessori: draw('montessori', stems.MONTESSORI_STEMS),
    faith: draw('faith', stems.FAITH_STEMS),
    school: draw('school', stems.SCHOOL_STEMS),
    head_start: draw('head_start', stems.HEAD_START_STEMS),
    home: draw('home', stems.HOME_STEMS),
    person: draw('person', stems.HOME_PEOPLE),
  }
  const chains = new ChainNames()
  const next = (pool: keyof typeof pools): string => {
    const { value, done } = pools[pool].next()
    if (done)
      throw new Error(
        `The demo data has run out of ${pool} names: add some to prisma/seed/demo/providers/name-stems.ts.`,
      )
    return value
  }
  return outlines.map((outline) => {
    const random = outline.random.fork('name')
    if (outline.isMontessori) return `${next('montessori')} ${random.weighted(MONTESSORI_ENDINGS)}`
    switch (outline.kind) {
      case 'family_home':
        return random.chance(0.52)
          ? `${next('person')}'s ${random.weighted(PERSON_ENDINGS)}`
          : `${next('home')} ${random.weighted(HOME_ENDINGS)}`
      case 'faith':
        return `${next('faith')} ${random.weighted(FAITH_ENDINGS)}`
      case 'school':
        return `${next('school')} ${random.weighted(SCHOOL_ENDINGS)}`
      case 'head_start':
        return `${next('head_start')} Head Start`
      default:
        return chains.nameFor(outline) ?? `${next('center')} ${random.weighted(CENTER_ENDINGS)}`
    }
  })
}

/** Assigns the first ordinary center of every third city to a chain. */
class ChainNames {
  private readonly seen = new Map<string, number>()
  private sites = 0

  nameFor({ city, status }: Outline): string | null {
    const count = (this.seen.get(city.slug) ?? 0) + 1
    this.seen.set(city.slug, count)
    if (count !== 4 || status !== 'open' || this.sites >= CHAIN_SITES * stems.CHAINS.length) return null
    return stems.CHAINS[this.sites++ % stems.CHAINS.length] ?? null
  }
}
