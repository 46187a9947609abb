import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'

/**
 * How hours are typed and written in a language. Patterns match lowercase text without accents. A pattern of several words must not begin
 * like another pattern.
 */
type HoursWords = {
  locale: Locale
  /** Monday to Sunday, and groups of days. */
  days: readonly RegExp[]
  weekdays: RegExp
  weekends: RegExp
  everyDay: RegExp
  to: RegExp
  and: RegExp
  closed: RegExp
  pause: RegExp
  allDay: RegExp
  noon: RegExp
  midnight: RegExp
  ignored: RegExp
  /** Patterns of several words that are read as one. */
  phrases: readonly string[]
  /** The first three letters of each month, from January; some have two spellings. */
  months: readonly string[]
  /** Names of times of the year, which do not belong in a regular week. */
  seasons: readonly string[]
  written: { closed: string; allDay: string }
}

const ENGLISH: HoursWords = {
  locale: 'en',
  days: [
    /^m(on(day)?s?)?$/,
    /^tu(e(s(day)?)?)?s?$/,
    /^w(ed(s|nesday)?)?s?$/,
    /^th(u(r(s(day)?)?)?)?s?$/,
    /^f(ri(day)?)?s?$/,
    /^sa(t(urday)?)?s?$/,
    /^su(n(day)?)?s?$/,
  ],
  weekdays: /^weekdays?$/,
  weekends: /^weekends?$/,
  everyDay: /^(daily|every ?day|all week)$/,
  to: /^(to|til|till|until|through|thru)$/,
  and: /^(and|plus)$/,
  closed: /^(closed|close|off)$/,
  pause: /^(break|lunch)$/,
  allDay: /^((open\s+)?24\s*-?\s*(hours?|hrs?|h)|all day)$/,
  noon: /^noon$/,
  midnight: /^midnight$/,
  ignored: /^(open|opens|opening|hours?|hrs?|from|at|on|we|are|is|the|every|day|o'?clock)$/,
  phrases: [String.raw`\b(?:open\s+)?24\s*-?\s*(?:hours?|hrs?|h)\b`, 'all day', 'all week', 'every ?day'],
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  seasons: [
    ...['summer', 'winter', 'spring', 'fall', 'autumn', 'seasons?', 'seasonal', 'holidays?', 'january', 'february'],
    ...['march', 'april', 'june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ],
  written: { closed: 'Closed', allDay: '24 hours' },
}

const SPANISH: HoursWords = {
  locale: 'es-US',
  days: [
    /^lun(es)?$/,
    /^mar(tes)?$/,
    /^mi(e|er|erc|ercoles)$/,
    /^jue(v|ves)?$/,
    /^vi(e|er|ern|ernes)$/,
    /^sab(ados?)?$/,
    /^dom(ingos?)?$/,
  ],
  weekdays: /^(entre semana|dias (de semana|de la semana|laborables|habiles)|l ?(-|–|a) ?v)$/,
  weekends: /^(el |los )?fin(es)? de semana$/,
  everyDay: /^(todos los dias|toda la semana|cada dia|diario|diariamente|l ?(-|–|a) ?d)$/,
  to: /^(a|al|hasta)$/,
  and: /^(y|e)$/,
  closed: /^cerrad[oa]s?$/,
  pause: /^(descanso|almuerzo|pausa|receso)$/,
  allDay: /^((abierto\s+)?(las\s+)?24\s*(horas|hs|h)|todo el dia)$/,
  noon: /^(el )?mediodia$/,
  midnight: /^(la )?medianoche$/,
  ignored: /^(abierto|abierta|abre|abren|abrimos|horario|horas?|hs|de|del|desde|las?|los|el|en|por|estamos)$/,
  phrases: [
    String.raw`\b(?:abierto\s+)?(?:las\s+)?24\s*(?:horas|hs)\b`,
    ...['todo el dia', 'toda la semana', 'todos los dias', 'cada dia', 'entre semana'],
    ...[
      'dias (?:de semana|de la semana|laborables|habiles)',
      'fin(?:es)? de semana',
      String.raw`\bl ?(?:-|–|a) ?[vd]\b`,
    ],
  ],
  months: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep set', 'oct', 'nov', 'dic'],
  seasons: [
    ...[
      'verano',
      'invierno',
      'primavera',
      'otono',
      'temporadas?',
      'vacaciones',
      'feriados?',
      'enero',
      'febrero',
      'marzo',
    ],
    ...['abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'setiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  written: { closed: 'Cerrado', allDay: '24 horas' },
}

/** People may type in any of these languages. */
export const HOURS_WORDS: readonly HoursWords[] = [ENGLISH, SPANISH]

/** The words of a language, or English for a language without an entry. */
export const hoursWordsOf = (locale: Locale): HoursWords =>
  HOURS_WORDS.find((one) => one.locale === locale) ?? hoursWordsOf(DEFAULT_LOCALE)

/** Text in lowercase and without accents. The number of characters stays the same. */
export const plain = (text: string): string =>
  text.replace(/[A-ZÀ-ÿ]/g, (letter) =>
    letter
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  )
