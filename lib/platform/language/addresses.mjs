import { ADDRESS_WORDS } from '../../../messages/addresses.mjs'

/**
 * The languages of the site. The first part of a name is the folder of its messages ("es-US" is in messages/es) and the prefix of its addresses
 * ("/es/..."); the first language has no prefix. In every language, numbers, money and clock times are written as in the United States. This
 * file is JavaScript because next.config.mjs and the server read it too.
 */
export const LOCALES = /** @type {const} */ (['en', 'es-US'])

/** "/es", or an empty string for the first language. @param {string} locale */
export const prefixOf = (locale) => (locale === LOCALES[0] ? '' : `/${locale.split('-')[0]}`)

/** The first words of addresses that have no language: endpoints and files. */
const WITHOUT_LANGUAGE = [
  ...['api', 'dev', 'icons', 'media', 'pictures', 'sitemaps', 'videos', '_next'],
  ...['llms.txt', 'robots.txt', 'sitemap.xml'],
]

/** The first word or words of a path, and the rest with its query: ["daycare", "/orlando-fl?page=2"]. */
const split = (path, count) => {
  const found = new RegExp(`^/([^/?#]+${'/[^/?#]+'.repeat(count - 1)})(?=[/?#]|$)`).exec(path)
  return found ? [found[1], path.slice(found[0].length)] : null
}

/** @param {string} path @param {Record<string, string>} words */
function withWords(path, words) {
  for (const count of [2, 1]) {
    const parts = split(path, count)
    if (parts && Object.hasOwn(words, parts[0])) return `/${words[parts[0]]}${parts[1]}`
  }
  return path
}

/** For each language, the words of English addresses and its own words for them; BACK has the opposite direction. */
const TO = ADDRESS_WORDS
const BACK = Object.fromEntries(
  Object.entries(ADDRESS_WORDS).map(([locale, words]) => [
    locale,
    Object.fromEntries(Object.entries(words).map(([english, word]) => [word, english])),
  ]),
)

/** The language for each first path segment that names one: its prefix, or its full name, which Next is given ("/es-US/..."). */
const BEGINNINGS = new Map(LOCALES.flatMap((locale) => [prefixOf(locale).slice(1), locale].map((one) => [one, locale])))

/** Whether a path already has a language, or cannot have one. @param {string} path */
const isFinal = (path) => {
  const [first = ''] = split(path, 1) ?? []
  return !/^\/(?!\/)/.test(path) || WITHOUT_LANGUAGE.includes(first) || (first !== '' && BEGINNINGS.has(first))
}

/**
 * The address of a page in a language: `localPath('es-US', '/daycare/orlando-fl?page=2')` is "/es/guarderias/orlando-fl?page=2". Endpoints,
 * files, other sites, anchors and addresses that already have a language are returned unchanged.
 *
 * @param {string} locale
 * @param {string} path as lib/platform/http/routes.ts makes it
 */
export function localPath(locale, path) {
  const prefix = prefixOf(locale)
  if (prefix === '' || isFinal(path)) return path
  const local = withWords(path, TO[locale] ?? {})
  return /^\/(?=[?#]|$)/.test(local) ? `${prefix}${local.slice(1)}` : `${prefix}${local}`
}

/**
 * The language of an address, and its path as lib/platform/http/routes.ts makes it: "/es/guarderias/orlando-fl" is "/daycare/orlando-fl" in
 * Spanish. An address without a prefix is in the first language.
 *
 * @param {string} address a path, with or without its query
 * @returns {{ locale: (typeof LOCALES)[number], path: string }}
 */
export function readPath(address) {
  const parts = split(address, 1)
  const locale = parts && BEGINNINGS.get(parts[0])
  if (!parts || !locale) return { locale: LOCALES[0], path: address }
  const rest = parts[1].startsWith('/') ? parts[1] : `/${parts[1]}`
  return { locale, path: withWords(rest, BACK[locale] ?? {}) }
}

/** The same page in another language. @param {string} address @param {string} locale */
export const inLanguage = (address, locale) => localPath(locale, readPath(address).path)
