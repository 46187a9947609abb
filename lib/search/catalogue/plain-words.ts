import { DAYS } from '@/lib/families/profile/rules/needs'
import { SITE } from '@/lib/platform/config/site'
import { translate } from '@/lib/platform/language/translate'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { traitLabel } from '@/lib/providers/catalogue/traits'
import { ENGLISH } from './english'
import { AGE_RANGES, choicesOf, TRAIT_FILTERS, type TraitFilter } from './options'
import { SPANISH } from './spanish'

const traits = { traits: translate('en', 'providers.traits'), offers: translate('en', 'providers.offers') }
const amenities = translate('en', 'providers.amenities')
const filters = translate('en', 'search.filters')

type Labeled = { code: string; label: string }

const labeled = (filter: TraitFilter): Labeled[] =>
  choicesOf(filter).map(({ code }) => ({ code, label: traitLabel(traits, TRAIT_FILTERS[filter], code) }))

/**
 * The lists of options whose English labels are words that parents type. If two lists have the same label, the later list wins.
 */
const LISTS = {
  accreditation: labeled('accreditation'),
  childcareType: labeled('childcareType'),
  curriculumStyle: labeled('curriculumStyle'),
  kind: labeled('kind'),
  amenity: AMENITIES.map(({ code }): Labeled => ({ code, label: amenities(code) })),
  program: labeled('program'),
  schedule: labeled('schedule'),
  language: labeled('language'),
  ageRange: AGE_RANGES.map(({ code }): Labeled => ({ code, label: filters(`ageGroups.${code}`) })),
} as const

type ListField = keyof typeof LISTS

/** Labels that parents use for any kind of provider, so on their own they are not a filter. */
const SAID_OF_ANY = new Set(['daycare', 'school'])

type Day = (typeof DAYS)[number]['code']

/**
 * The words of one language. Phrases are separated by commas, words by spaces, alternatives of a pattern by bars. All are written as in the
 * normalized text: in lower case, without accents and punctuation.
 */
export type LanguageWords = {
  /** Other words for the options, by field and code. */
  synonyms: { [Field in ListField]?: Partial<Record<string, string>> }
  /** Phrases for the other parameters of a search, by "parameter=value". */
  others: Record<string, string>
  /** The plural of a phrase, null if it has none of its own. */
  pluralOf: (phrase: string) => string | null
  /** Every name of a weekday. */
  days: Record<Day, string>
  /** Words without a meaning for the search. */
  fillers: string
  /** Words that are common in names of places: on their own they indicate neither plain words nor this language. */
  inNames: string
  /** Words that may begin the name of a place, together with any other word: "Los Gatos". */
  articles: string
  /** Words that are not understood but cannot be a misspelled place at the end of a text either. */
  noPlaces: string
  negations: string
  beforePlaces: string
  /** Codes of states that are also words: they count only at the end of a text. */
  stateCodes: string
  /** Replacements that turn other spellings into those the patterns match. */
  rewrites: readonly (readonly [from: RegExp, to: string])[]
  /** Units that are written without a space after a number, as alternatives of a pattern. */
  attached: string
  amounts: AmountWords
}

/**
 * Alternatives of regular expressions, without capturing groups, by their slot in the patterns of ../rules/plain-amounts.ts. An empty text
 * never matches.
 */
export type AmountWords = {
  /** The number words, starting with one. */
  numbers: readonly string[]
  /** The months, starting with January. */
  months: readonly string[]
  /** Words of these patterns that are not corrected as typos. */
  words: string
} & Record<AmountSlot, string>

export type AmountSlot =
  | ('year' | 'month' | 'week' | 'day' | 'mile' | 'dollar' | 'old')
  // "$300 a week", "under", "over", "or less", "between ... and"
  | ('per' | 'perWeek' | 'perTwoWeeks' | 'perMonth' | 'perDay' | 'perYear' | 'timesAWeek')
  | ('atMost' | 'atLeast' | 'orLess' | 'between' | 'priceTo')
  // "within 5 miles away"
  | ('within' | 'away')
  // "under 2 years", "ages 2 to 4", "from 2 to 4 years", "is 2"
  | ('younger' | 'ages' | 'ageFrom' | 'ageTo' | 'agesTo' | 'isAged')
  // "open from 7 am until 6 pm", "closes at 6", "past 6", "opens by 7", "before 7"; `timeArticle` is for "las 6"; 12 at night is midnight
  | ('timeArticle' | 'morning' | 'afternoon' | 'night' | 'open' | 'timeTo' | 'closing' | 'closingLinks' | 'late')
  | ('opens' | 'opening' | 'openingLinks' | 'by')
  // "starting in March 2027"
  | ('starting' | 'startLinks' | 'ofYear')
  // "32801, work in 32789", "32801 or 32803", "condado de Orange", "parroquia de Orleans"
  | ('work' | 'or' | 'countyOf' | 'parishOf')

/** English comes first: a text without words of another language is read as English only. To add a language, add its words here. */
export const LANGUAGES_READ: readonly LanguageWords[] = [ENGLISH, SPANISH]

/** The combined words of a text's languages: its own and English, since people mix the two: "daycare en Orlando". */
export type Vocabulary = {
  languages: readonly LanguageWords[]
  /** Every phrase that is understood, from the catalogues and the synonyms, with its meaning. */
  phrases: ReadonlyMap<string, Meaning>
  longestPhrase: number
  /** Each word of the phrases. */
  known: ReadonlySet<string>
  /** Every name of a weekday, with its code. */
  days: ReadonlyMap<string, string>
  /** Words that distinguish this language from English. A test checks that none of them is part of a place's name. */
  own: ReadonlySet<string>
} & Record<WordSet, ReadonlySet<string>>

const WORD_SETS = [
  'fillers',
  'inNames',
  'articles',
  'noPlaces',
  'negations',
  'beforePlaces',
  'stateCodes',
] as const satisfies readonly (keyof LanguageWords)[]
type WordSet = (typeof WORD_SETS)[number]

const phrasesIn = (text: string): string[] => text.split(',').map(plainText).filter(Boolean)
export const wordsIn = (text: string): string[] => text.split(' ').filter(Boolean)

function vocabularyOf(language: LanguageWords): Vocabulary {
  const languages = language === ENGLISH ? [ENGLISH] : [ENGLISH, language]
  const phrases = buildPhrases(languages)
  const sets = WORD_SETS.map((name) => [name, new Set(languages.flatMap((one) => wordsIn(one[name])))])
  const notOwn = [ENGLISH.fillers, ENGLISH.amounts.words, language.inNames, language.stateCodes].flatMap(wordsIn)
  const own = new Set([...wordsOfPhrases(phrases), ...wordsIn(language.fillers), ...wordsIn(language.amounts.words)])
  for (const word of [...notOwn, ...wordsOfPhrases(buildPhrases([ENGLISH]))]) own.delete(word)
  return {
    languages,
    phrases,
    longestPhrase: Math.max(...[...phrases.keys()].map((phrase) => wordsIn(phrase).length)),
    known: wordsOfPhrases(phrases),
    days: namesOfDays(languages),
    own,
    ...(Object.fromEntries(sets) as Record<WordSet, ReadonlySet<string>>),
  }
}

const wordsOfPhrases = (phrases: ReadonlyMap<string, Meaning>) => new Set([...phrases.keys()].flatMap(wordsIn))

function namesOfDays(languages: readonly LanguageWords[]): Map<string, string> {
  return new Map(
    languages.flatMap(({ days }) =>
      DAYS.flatMap(({ code }) => wordsIn(days[code]).map((name) => [name, code] as const)),
    ),
  )
}

/** What a phrase adds to a search. */
export type Meaning = { field: string; value: string }

function buildPhrases(languages: readonly LanguageWords[]): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const add = (language: LanguageWords, text: string, field: string, value: string) => {
    const phrase = plainText(text)
    const plural = field === 'language' ? null : language.pluralOf(phrase)
    for (const one of [phrase, plural]) if (one) phrases.set(one, { field, value })
  }
  for (const [field, choices] of Object.entries(LISTS))
    for (const { code, label } of choices)
      for (const text of [code, label]) if (!SAID_OF_ANY.has(text.toLowerCase())) add(ENGLISH, text, field, code)
  for (const { code, label } of LISTS.accreditation) add(ENGLISH, `${label} accredited`, 'accreditation', code)
  for (const language of languages) {
    for (const [field, byCode] of Object.entries(language.synonyms))
      for (const [code, texts] of Object.entries(byCode))
        for (const text of phrasesIn(texts ?? '')) add(language, text, field, code)
    for (const [meaning, texts] of Object.entries(language.others)) {
      const [field = '', value = ''] = meaning.split('=')
      for (const text of phrasesIn(texts)) add(language, text, field, value)
    }
  }
  for (const [name, code] of namesOfDays(languages)) phrases.set(name, { field: 'days', value: code })
  return phrases
}

/** One vocabulary for each language, English first. */
export const VOCABULARIES: readonly Vocabulary[] = LANGUAGES_READ.map(vocabularyOf)

/** Normalizes a text: lower case, without accents, punctuation and apostrophes. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"“”]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Neighborhoods and landmarks that parents name instead of a city, each with a ZIP code there. Keys are folded like place names. */
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

/** The landmarks of the states that the directory covers. */
export const LANDMARKS: Record<string, string> = SITE.states.includes('FL') ? FLORIDA_LANDMARKS : {}
