import { LOCALES } from './addresses.mjs'

export { LOCALES }

/** The cookie that remembers the language chosen with the switch. Set by the browser; public pages never read it. */
export const CHOSEN_LANGUAGE = 'language'

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = LOCALES[0]

export type OtherLocale = Exclude<Locale, (typeof LOCALES)[0]>
export const OTHER_LOCALES = LOCALES.filter((one): one is OtherLocale => one !== DEFAULT_LOCALE)

export const isLocale = (value: unknown): value is Locale => LOCALES.some((one) => one === value)

/** The language of an address or an account; the first one for anything else. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE)

/** A language's name within a sentence of a reader's language: "Spanish", "español". */
export const languageNameIn = (reader: Locale, locale: Locale): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale

/** "a, b, and c", or with `or` "a, b, or c"; in Spanish also "e" and "u" where a word needs them. */
export const listText = (locale: Locale, words: readonly string[], joinedBy: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(locale, { type: joinedBy === 'and' ? 'conjunction' : 'disjunction' }).format(words)

/** A language's own name for itself: "Español". */
export function languageName(locale: Locale): string {
  const name = languageNameIn(locale, locale)
  return name.slice(0, 1).toLocaleUpperCase(locale) + name.slice(1)
}

/** A language with its region, as feeds, files and search engines name it: "en-US". */
export function regionalTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}-${region}`
}

/** The language that an Accept-Language header prefers among those of the site; the first one if it names none of them. */
export function localeOfHeader(header: string | null): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const found = wanted.flatMap(({ language }) => LOCALES.filter((one) => one.split('-')[0] === language))
  return found[0] ?? DEFAULT_LOCALE
}
