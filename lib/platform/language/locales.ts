/** The languages of the site; the first one has the addresses without a prefix. */
export const LOCALES = ['en'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = LOCALES[0]

export const isLocale = (value: unknown): value is Locale => LOCALES.some((one) => one === value)

/** The language of an address; the first one for an address outside of app/[locale]. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE)
