import 'server-only'
import { plainText } from '../rules/plain-text'
import { slugFrom } from '../rules/slug'
import type { ContentsEntry } from '../types'
import { cleanHtml } from './clean-html'

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g

/**
 * An article's body as its page shows it: cleaned, its headings with ids, its tables in frames that scroll, its pictures fetched when
 * they come near; and its contents.
 */
export function articleHtml(body: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const used = new Set<string>()
  const html = cleanHtml(body)
    .replace(HEADING, (whole, level: string, inside: string) => {
      const text = plainText(inside)
      if (!text) return whole
      const id = freeId(slugFrom(text) ?? 'part', used)
      contents.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}">${inside}</h${level}>`
    })
    .replaceAll('<table>', '<div class="table-frame" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
  return { html, contents }
}

/** "in-" before it, so that no heading takes an id of the page's own. */
function freeId(words: string, used: Set<string>): string {
  let id = `in-${words}`
  for (let count = 2; used.has(id); count++) id = `in-${words}-${count}`
  used.add(id)
  return id
}
