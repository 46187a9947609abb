const NAMED = /<script\b([^>]*)\ssrc="([^"]+)"([^>]*)>/g
/** Where a kept page lists those that it asks for once it stands (server/page-cache/late-scripts.mjs). */
const LISTED = /<script>\{let l=(\[[^\]]*\])/g

/** The files that a browser of today loads of a page's scripts before anything is used, each once. */
export function scriptsOf(html: string): string[] {
  const named = Array.from(html.matchAll(NAMED), ([, before, src = '', after]) =>
    /nomodule/i.test(`${before}${after}`) ? [] : [src],
  )
  const listed = Array.from(html.matchAll(LISTED), ([, list = '[]']): string[] => JSON.parse(list))
  return [...new Set([...named, ...listed].flat())]
}
