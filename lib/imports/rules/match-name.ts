import { foldName } from '@/lib/providers/rules/search-text'
import { sharedPairs } from './shared-pairs'

/** Words that the law or grammar puts beside a name. */
const COMPANY = new Set(
  'inc incorporated llc llp lllp lc corp corporation ltd co company pa pllc the of and at a an for in n'.split(' '),
)
/** Words that half of all names share: two names that agree in these alone are two names. */
const GENERIC = new Set(
  `academy academies care center centers centre child childcare childhood children childrens childs ctr day daycare development
   developmental early education educational k kid kids kidz learning nursery pre prek preschool program school schools
   services vpk`.split(/\s+/),
)
export const SIMILAR = 0.75

/**
 * How much two names of a provider are alike: 1 when they differ in spelling alone ("Super Kids, Inc." and "Superkids"), at
 * least SIMILAR when one says more than the other or a letter is off, less for two names. Words that every other place has
 * in its name do not count, and two different numbers make two places.
 */
export function nameLikeness(a: string, b: string): number {
  if (isGuest(a, b) || isGuest(b, a)) return 0
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (one.join('') === other.join('')) return one.length > 0 ? 1 : 0
  if (numbersDiffer(one, other)) return 0
  const [own, theirs] = [one, other].map((words) => words.filter((word) => !GENERIC.has(word)))
  if (!own?.length || !theirs?.length) return 0
  if (own.join('') === theirs.join('')) return 0.9
  const isPart = isPartOf(own, theirs) || isPartOf(theirs, own)
  return Math.max(isPart ? 0.8 : 0, sharedPairs(own.join(''), theirs.join('')))
}

/** The best of all names under which the two are known. */
export function bestLikeness(names: readonly string[], others: readonly string[]): number {
  return Math.max(0, ...names.flatMap((name) => others.map((other) => nameLikeness(name, other))))
}

/** "YMCA at Tropical Elementary" is another provider than "Tropical Elementary". */
function isGuest(name: string, host: string): boolean {
  const [, place] = /^.+ at (.+)$/.exec(foldName(name)) ?? []
  if (!place || / at /.test(foldName(host))) return false
  const own = wordsOf(place).filter((word) => !GENERIC.has(word))
  const theirs = wordsOf(host).filter((word) => !GENERIC.has(word))
  return theirs.length > 0 && theirs.every((word) => own.includes(word))
}

function wordsOf(name: string): string[] {
  const words = foldName(name)
    .replace(/\bl l c\b/g, 'llc')
    .split(' ')
  return words.filter((word) => word !== '' && !COMPANY.has(word))
}

function numbersDiffer(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a, b].map((words) => words.filter((word) => /^\d+$/.test(word)).join(' '))
  return one !== '' && other !== '' && one !== other
}

/** Every word stands in the other name, and they are more than initials. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  return words.join('').length >= 5 && words.every((word) => others.includes(word))
}
