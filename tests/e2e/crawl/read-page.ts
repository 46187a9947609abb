/** What a search engine reads of a page's HTML. */
export type ReadPage = {
  title: string
  description: string
  canonical: string
  robots: string
  links: string[]
  structuredData: { '@type'?: string | string[] }[]
}

export function readPage(html: string): ReadPage {
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    canonical: plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    robots: plain(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]),
    links: Array.from(html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g), ([, href]) => plain(href)),
    structuredData: Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, text]) =>
      JSON.parse(text ?? ''),
    ),
  }
}

/** The characters that React escapes, and those beyond ASCII of a kept page. */
function plain(text = ''): string {
  return text
    .replace(/&#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Runs `work` for every item, a few at a time. */
export async function forAll<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
