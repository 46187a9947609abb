import { hasOneCase, plainText } from './text'

/** Spellings that cannot be derived from a word in capitals. Keys are in capitals. */

/** Words that are spoken letter by letter or always written in capitals. Words without a vowel need no entry. */
const ACRONYMS = new Set(
  `AA AAA ABA ABC ABF ACSI AKA ALC ALPI AMA AME ASAP ASI ASP AVID BGC CCA CCLC CDC DBA EBC ECSD EDMA EES EHS ELC EOC ES ESE EZ FAMU FAS FAU FCAA FGCU FIU
   FSU GSA HIII HYCCF IBCK ICA ICS IDW IMG IRB JCA JCC KCE KCUSA KIPP KLA LSF MDCPS MECE MLI MMO MOSI NAEYC NAS NASA NE O2B OPUMC PGA PMO PTEC RCMA RPOC SDA
   STEAM STEM TLE UCC UCF UCP UF UM UMC UNF USA USAA USDA USF UWF VFW VPK YMCA YMHA YWCA`.split(/\s+/),
)

/** Abbreviations without a vowel that are read as words. */
const SPOKEN = new Set(
  `BLDG BLVD BRWN CNT CTR DPT DR FT HR HRS HWY JR LN LTD MR MRS MS MT MZ NTH PKWY PL PT RD SHH SQ SR ST STS TRL`.split(
    /\s+/,
  ),
)

const SPELLINGS: Record<string, string> = {
  ACADEMIR: 'AcadeMir',
  "B'NAI": "B'nai",
  CORP: 'Corp.',
  DEBARY: 'DeBary',
  DEFUNIAK: 'DeFuniak',
  DELAND: 'DeLand',
  DESOTO: 'DeSoto',
  DEVOS: 'DeVos',
  DUPONT: 'DuPont',
  INC: 'Inc.',
  KIDSPARK: 'KidsPark',
  KINDERCARE: 'KinderCare',
  LABELLE: 'LaBelle',
  MACARTHUR: 'MacArthur',
  MACDILL: 'MacDill',
  MACDONALD: 'MacDonald',
  PREK: 'PreK',
}

/** Words that are lowercase inside a name, but capitalized at its start and after a break. */
const SMALL_WORDS = new Set(`AN AND AS AT BUT BY DE DEL DU FOR FROM IN OF ON OR THE TO WITH Y`.split(/\s+/))

/** After these words a lone A is the article ("It's a Small World"); elsewhere it is an initial or a letter of the name ("Marie A Rivette"). */
const BEFORE_ARTICLE = new Set(
  `AM APPLE AS BE FOR HAVE IN IS IT'S ITS JUST LIKE MISS OF PARK SUCH TAKES TO UPON WHAT WITH`.split(/\s+/),
)

/**
 * Hyphens written with spaces around them, like dashes. Only pairs that are always one word are joined;
 * "City of Hialeah - Slade" stays a dash.
 */
const HYPHENATED: readonly RegExp[] = [
  /\b(PRE|TRI|MULTI|HI|BI|NON|SEMI|EMANU|BEL|TELE|JU|E) - (?=\p{L})/gu,
  /\b(AFTER) - (?=SCHOOL)/gu,
  /\b(SCHOOL) - (?=AGE)/gu,
  /\b(BETH) - (?=EL\b)/gu,
  /\b(MIAMI) - (?=DADE)/gu,
  /\b(ALL) - (?=STARS?\b)/gu,
  /\b(BIBLE) - (?=BASED)/gu,
  /\b(SEVENTH) - (?=DAY)/gu,
  /\b(BACK|STEP) - (?=UP\b)/gu,
  /\b(AFRICAN|CUBAN|FRANCO|FRENCH|GERMAN|HISPANIC) - (?=AMERICA)/gu,
  /\b(P?K) - (?=\d)/gu,
  /(\p{L}) - (?=(?:N|A|OF) - )/gu,
  /( |-)(N|A|OF) - (?=\p{L})/gu,
]

const ROMAN = /^(II|III|IV|VI|VII|VIII|IX|XI|XII|XIII|XIV|XV)$/
const ORDINAL = /^\d+(ST|ND|RD|TH)$/
const INITIALS = /^(\p{L}\.)+\p{L}?\.?$/u
const HAS_VOWEL = /[AEIOUY]/

/**
 * A word in capitals as people write it: "MCRAE" -> "McRae", "O'QUINN" -> "O'Quinn", "KIDS'" -> "Kids'", "VPK" ->
 * "VPK", "1ST" -> "1st", "ABC'S" -> "ABC's", "TRI-COUNTY" -> "Tri-County". Anything else is capitalized. Punctuation
 * around it is preserved.
 */
export function caseWord(word: string): string {
  const parts = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word)
  const [, before = '', core = '', after = ''] = parts ?? []
  const mark = ['-', '/'].find((one) => core.includes(one))
  if (mark) return before + core.split(mark).map(caseWord).join(mark) + after
  const written = SPELLINGS[core]
  // The replacement already ends with the dot of "INC."
  if (written) return before + written + (written.endsWith('.') ? after.replace(/^\./, '') : after)
  return before + caseCore(core) + after
}

function caseCore(core: string): string {
  const possessive = /^(.+)'(S)$/u.exec(core)
  if (possessive?.[1]) return `${caseCore(possessive[1])}'s`
  if (ACRONYMS.has(core) || ROMAN.test(core) || INITIALS.test(core) || isLetters(core)) return core
  if (ORDINAL.test(core)) return core.toLowerCase()
  if (/\d/.test(core)) return /\p{L}{3}/u.test(core) ? capitalize(core) : core
  const particle = /^(MC|[DLOR]')(\p{L}{3,})$/u.exec(core)
  if (particle?.[1] && particle[2]) return capitalize(particle[1]) + capitalize(particle[2])
  return capitalize(core)
}

/** Whether the letters are spoken one by one because they make no syllable, as "RCH" is; "ST" and "DR" are not. */
function isLetters(core: string): boolean {
  if (SPOKEN.has(core) || !/^\p{L}+$/u.test(core)) return false
  return !HAS_VOWEL.test(core.normalize('NFD')) && /^[A-Z]+$/.test(core)
}

function capitalize(word: string): string {
  const [first = '', ...rest] = word
  return first + rest.join('').toLowerCase()
}

/** The next word is capitalized after these: "Academy - The Annex", "(The", "World of Knowledge: A School". */
const BREAK = /[-–/:(]$/

/**
 * Sets words in capitals in sentence-like title case: every word by `caseWord`, minor words in lowercase unless they come first.
 * `words` are separated by single spaces.
 */
export function caseWords(words: readonly string[], caseWord: (word: string) => string): string[] {
  return words.map((word, index) => {
    const before = words[index - 1]
    if (before === undefined || BREAK.test(before) || word.startsWith('(')) return caseWord(word)
    if (SMALL_WORDS.has(word)) return word.toLowerCase()
    if (word === 'A' && index < words.length - 1 && (BEFORE_ARTICLE.has(before) || before.endsWith(','))) return 'a'
    // "De la Salle", "Camino de los Ninos".
    if (/^(LA|LAS|LOS)$/.test(word) && before === 'DE') return word.toLowerCase()
    return caseWord(word)
  })
}

type CleanName = { name: string; alternateNames: string[] }

const ROUNDS = 8
const TRADING_AS = /,?\s+(?:D\.?\s?B\.?\s?A\.?|D\/B\/A|T\/A)(?=[\s:,])[\s:,]*/iu
const ALSO_KNOWN_AS = /,?\s+(?:A\.?K\.?A\.?|A\/K\/A)(?=[\s:,])[\s:,]*/iu

/**
 * The public name of a provider from its name in a file: "LAKE HOLDINGS, INC DBA TINY TURTLES (THE)" -> "The Tiny Turtles", also
 * known as "Lake Holdings, Inc." Mixed case is preserved. Null when nothing readable is left. Idempotent; never throws.
 */
export function cleanName(value: string): CleanName | null {
  let clean = cleanOnce(value)
  // One rule may expose text that another matches ("The DBA Otters" after an article moved), so repeat until stable.
  for (let round = 0; clean && round < ROUNDS; round++) {
    const next = cleanOnce(clean.name)
    if (!next || (next.name === clean.name && next.alternateNames.length === 0)) break
    clean = { name: next.name, alternateNames: [...next.alternateNames, ...clean.alternateNames] }
  }
  if (!clean) return null
  const { name, alternateNames } = clean
  return { name, alternateNames: [...new Set(alternateNames)].filter((other) => other !== name) }
}

function cleanOnce(value: string): CleanName | null {
  const text = plainText(value)
  if (text === null) return null
  const [known = '', ...others] = text.split(ALSO_KNOWN_AS)
  const traded = known.split(TRADING_AS)
  const [name, ...alternateNames] = [traded.at(-1) ?? '', ...traded.slice(0, -1), ...others]
    .map(cleanOne)
    .filter(isReadable)
  return name ? { name, alternateNames } : null
}

function isReadable(name: string): boolean {
  return (name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2
}

function cleanOne(text: string): string {
  const spaced = tidy(text)
  return tidy(hasOneCase(spaced) ? recase(spaced.toUpperCase()) : spaced)
}

function recase(capitals: string): string {
  const hyphens = capitals.includes(' - ') ? HYPHENATED : []
  const joined = hyphens
    .reduce((name, hyphen) => name.replace(hyphen, (match) => match.replace(/ ?- ?$/, '-')), capitals)
    // "Y M C A": three or more single letters are one word.
    .replace(/(?<![\p{L}\p{N}.'])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}.'])/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(?<!\p{L})L\. ?L\. ?C\b\.?/gu, 'LLC')
    .replace(/(?<!\p{L})(LLC|LLLP|LTD|PLLC)\./gu, '$1')
  return caseWords(joined.split(' '), caseWord).join(' ')
}

/** Normalizes punctuation and brackets without changing words. */
function tidy(text: string): string {
  const name = text
    .replace(/\s*(?:\((?:TM|R|C)\)|[™®©])/giu, '')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')')
    .replace(/\s+([,;:])/g, '$1')
    // "ACADEMY,LLC" and "INC.AT", but not "1,000" or "J.D."
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
    .replace(/\bNUMBER (?=\d)/giu, '#')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:/–-]+|[\s,;:/–-]+$/gu, '')
  const article = /^(.+?),? \((the)\)(.*)$/iu.exec(name) ?? /^(.+), (the)()$/iu.exec(name)
  return article ? `${article[2]} ${article[1]}${article[3]}` : name
}

/** A city or a county: "ST. JOHNS" -> "St. Johns", "MC INTOSH" -> "McIntosh", "LAND O LAKES" -> "Land O Lakes". */
export function cleanPlaceName(value: string): string | null {
  const text = plainText(value)?.replace(/^[\s,.;-]+|[\s,;-]+$/g, '')
  if (!text) return null
  if (!hasOneCase(text)) return text
  return caseWords(
    text
      .toUpperCase()
      .replace(/\bMC (?=\p{L}{3})/gu, 'MC')
      .split(' '),
    caseWord,
  ).join(' ')
}
