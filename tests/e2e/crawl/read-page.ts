import { DEFAULT_LOCALE, type Locale, localeOf } from '@/lib/platform/language/locales'
import { englishIn } from '@/tests/support/journeys/english-words'
import { translate } from '@/tests/support/setup/translate'
import { type ShownPage, withoutSpace } from './shown-page'
import { structuredDataErrors } from './structured-data'

/** What a search engine reads in a page's HTML. */
export type ReadPage = {
  title: string
  description: string
  canonical: string
  robots: string
  headings: string[]
  links: string[]
  locale: Locale
  /** Texts with English words, of a page in another language. */
  english: string[]
  /** Its versions in other languages: "en /daycare/orlando-fl". */
  alternates: string[]
  /** The visible text, without white space. */
  text: string
  /** Other metadata with the page's name, address and image, used in shared links. */
  shared: { title: string; url: string; image: string }
  structuredData: { '@type'?: string | string[]; dateModified?: string; review?: { datePublished: string }[] }[]
  /** What structured data contains and the page does not show. */
  untrue: string[]
}

/** React escapes "<" in the content of a script. */
const INVISIBLE = /<script\b[^<]*<\/script>|<style\b[^<]*<\/style>|<!--[^>]*-->/g

export function readPage(html: string): ReadPage {
  const markup = html.replace(INVISIBLE, '')
  const shown = readShown(markup)
  const structuredData = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((text) =>
    JSON.parse(text),
  )
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: meta('description'),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    robots: meta('robots'),
    headings: shown.headings,
    links: shown.links,
    locale: shown.locale,
    english: shown.locale === DEFAULT_LOCALE ? [] : englishIn(html),
    alternates: Array.from(
      html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi),
      ([, language, address = '']) => `${language} ${URL.canParse(address) ? new URL(address).pathname : address}`,
    ),
    text: shown.text,
    shared: { title: meta('og:title'), url: meta('og:url'), image: meta('og:image') },
    structuredData,
    untrue: structuredData.flatMap((data) => structuredDataErrors(data, shown)),
  }
}

function readShown(markup: string): ShownPage {
  const locale = localeOf(/<html[^>]*\slang="([^"]*)"/.exec(markup)?.[1])
  const label = translate(locale, 'layout.frame')('breadcrumb')
  const trail = new RegExp(`<nav aria-label="${label}".*?</nav>`, 's').exec(markup)?.[0] ?? ''
  return {
    locale,
    text: withoutSpace(wordsOf(markup)),
    markup,
    headings: all(markup, /<h1\b[^>]*>(.*?)<\/h1>/gs).map(wordsOf),
    links: all(markup, /<a\b[^>]*\shref="([^"]*)"/g).map(plain),
    crumbs: all(trail, /<li\b[^>]*>(.*?)<\/li>/gs).map((step) => ({
      name: wordsOf(step.replace('<span aria-hidden="true">/</span>', '')),
      path: /href="([^"]*)"/.exec(step)?.[1],
    })),
    times: all(markup, /\bdatetime="([^"]*)"/gi),
  }
}

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found]) => found ?? '')
const wordsOf = (markup: string) => plain(markup.replace(/<[^>]*>/g, ''))

/** The characters that React escapes, those beyond ASCII in a cached page, and the one that editors write. */
function plain(text = ''): string {
  return text
    .replace(/&#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Runs `work` for every item, a few at a time. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
