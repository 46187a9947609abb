const NAMED = /<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g

/** The script files that a current browser loads for a page before any interaction, each once. */
export function scriptsOf(html: string): string[] {
  const sources = Array.from(html.matchAll(NAMED), ([, before, src = '', after]) =>
    /nomodule/i.test(`${before}${after}`) ? [] : [src],
  )
  return [...new Set(sources.flat())]
}
