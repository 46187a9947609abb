const NAMED = /<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g

/** The files that a current browser loads of a page's scripts before anything is used, each once. */
export function scriptsOf(html: string): string[] {
  const sources = Array.from(html.matchAll(NAMED), ([, before, src = '', after]) =>
    /nomodule/i.test(`${before}${after}`) ? [] : [src],
  )
  return [...new Set(sources.flat())]
}
