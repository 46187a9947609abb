import { ACRONYMS, SPELLINGS, SPOKEN } from './name-words'

const ROMAN = /^(II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV)$/
const ORDINAL = /^\d+(ST|ND|RD|TH)$/
const INITIALS = /^(\p{L}\.)+\p{L}?\.?$/u
const HAS_VOWEL = /[AEIOUY]/

/**
 * A word in capitals as people write it: "MCRAE" -> "McRae", "O'QUINN" -> "O'Quinn", "KIDS'" -> "Kids'", "VPK" -> "VPK",
 * "1ST" -> "1st", "ABC'S" -> "ABC's", "TRI-COUNTY" -> "Tri-County". Without a rule it is capitalised. Punctuation around it
 * stays.
 */
export function caseWord(word: string): string {
  const parts = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word)
  const [, before = '', core = '', after = ''] = parts ?? []
  if (core.includes('-')) return before + core.split('-').map(caseWord).join('-') + after
  const written = SPELLINGS[core]
  // "INC." has the dot that the spelling brings along.
  if (written) return before + written + (written.endsWith('.') ? after.replace(/^\./, '') : after)
  return before + caseCore(core) + after
}

function caseCore(core: string): string {
  const possessive = /^(.+)'(S)$/u.exec(core)
  if (possessive?.[1]) return `${caseCore(possessive[1])}'s`
  if (ACRONYMS.has(core) || ROMAN.test(core) || INITIALS.test(core) || isLetters(core)) return core
  if (ORDINAL.test(core)) return core.toLowerCase()
  if (/\d/.test(core)) return /\p{L}{3}/u.test(core) ? capitalise(core) : core
  const particle = /^(MC|[DLOR]')(\p{L}{3,})$/u.exec(core)
  if (particle?.[1] && particle[2]) return capitalise(particle[1]) + capitalise(particle[2])
  return capitalise(core)
}

/** Letters that make no syllable, "RCH", are spoken one by one; "ST" and "DR" are not. */
function isLetters(core: string): boolean {
  if (SPOKEN.has(core) || !/^\p{L}+$/u.test(core)) return false
  return !HAS_VOWEL.test(core.normalize('NFD')) && /^[A-Z]+$/.test(core)
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word
  return first + rest.join('').toLowerCase()
}
