import type { Kind } from '@/lib/providers/catalogue/traits'

const HOME = /\b(?:FAMILY (?:CHILD ?CARE|DAY ?CARE)|(?:CHILD ?|DAY ?)CARE HOME|L?FCCH|FDCH)\b/i

/**
 * The kind of a new provider where the file does not say it: a name that speaks of a home keeps its street private, even at
 * the risk of hiding a center's.
 */
export function guessKind(name: string): Kind {
  if (HOME.test(name) && !/\bCENTER\b/i.test(name)) return 'family_home'
  return /\bHEAD ?START\b/i.test(name) ? 'head_start' : 'center'
}
