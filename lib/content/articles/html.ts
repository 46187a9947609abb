import 'server-only'
import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5'
import sanitize from 'sanitize-html'
import { escapeHtml } from '@/lib/platform/documents/html'
import type { Translate } from '@/lib/platform/language/types'
import { freeSlug, slugFrom } from './rules/publishing'
import { isOwnPicture, plainText, videoOf } from './rules/text'
import type { ContentsEntry } from './types'

const FIGURE_OR_TAG = /<figure[^>]*>\s*<a href="([^"]*)"[^>]*>([^<]*)<\/a>\s*<\/figure>|<\/?figure[^>]*>/g

/**
 * Rewrites each figure of sanitized HTML as a link to a video on a known host, or removes the figure. Relies on the sanitizer's output,
 * where quotes and brackets in text are entities.
 */
function rewriteVideos(html: string): string {
  return html.replace(FIGURE_OR_TAG, (whole, href: string | undefined, words = '') => {
    if (href === undefined) return ''
    const video = videoOf(href.replaceAll('&amp;', '&'))
    if (!video) return whole.replace(/<\/?figure[^>]*>/g, '')
    const title = words.trim() || `A video on ${video.host}`
    return `<figure class="video"><a href="${video.href}" rel="noopener">${title}</a></figure>`
  })
}

const CELL = ['colspan', 'rowspan']
const isSmallNumber = (text: string | undefined) => /^[1-9]\d{0,3}$/.test(text ?? '')

/** The tags that an article may contain. Other tags are removed but keep their text, except `nonTextTags`, which are removed with it. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'a', 'img', 'figure'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: [...CELL, 'scope'],
    td: CELL,
    ol: ['start'],
  },
  allowedClasses: { figure: ['video'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(isExternal(href) && { rel: 'noopener' }) } }),
    td: (tagName, attribs) => ({ tagName, attribs: onlySmallNumbers(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: onlySmallNumbers(attribs) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src, alt, ...(isSmallNumber(width) && isSmallNumber(height) && { width, height }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

/** Rounds of sanitizing and parsing. None of sixty thousand random bodies took more than three. */
const MAX_ROUNDS = 8

/**
 * Sanitizes an article's HTML by an allow-list and corrects its nesting as a browser would. A browser parses the result exactly as written, so it
 * cannot close elements of the page around it, and hydration finds the HTML that was rendered. Idempotent. Runs when an article is saved
 * and again when it is read, so that rows from other sources are safe too.
 */
export function cleanHtml(html: string): string {
  let clean = sanitized(html)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const nested = nestedAsParsed(clean)
    const next = sanitized(nested)
    if (next === clean && nestedAsParsed(nested) === nested) return clean
    clean = next
  }
  // If the result never becomes stable, only the text is left.
  return `<p>${sanitize(clean, { allowedTags: [] }).trim()}</p>`
}

const sanitized = (html: string) => rewriteVideos(sanitize(html, OPTIONS)).trim()

/** Parses the HTML as a browser would inside a `div`, and serializes it again. */
const nestedAsParsed = (html: string) =>
  serialize(parseFragment(defaultTreeAdapter.createElement('div', names.NS.HTML, []), html, {}))

const isExternal = (href: string) => /^https?:/i.test(href)

const onlySmallNumbers = ({ scope, ...attribs }: sanitize.Attributes): sanitize.Attributes => ({
  ...Object.fromEntries(Object.entries(attribs).filter(([name, value]) => CELL.includes(name) && isSmallNumber(value))),
  ...(/^(row|col)$/.test(scope ?? '') && { scope }),
})

const HEADING = /<h([23])>([\s\S]*?)<\/h\1>/g

/**
 * An article's body as its page renders it: sanitized, with heading ids, scrollable tables and lazy pictures; and its table of contents.
 */
export function articleHtml(
  t: Translate<'content.article'>,
  body: string,
): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = []
  const used = new Set<string>()
  const html = cleanHtml(body)
    .replace(HEADING, (whole, level: string, inside: string) => {
      const text = plainText(inside)
      if (!text) return whole
      // The prefix keeps headings from using an id of the page itself.
      const id = freeSlug(`in-${slugFrom(text) ?? 'part'}`, used)
      used.add(id)
      contents.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}">${inside}</h${level}>`
    })
    .replaceAll(
      '<table>',
      `<div class="table-frame" tabindex="0" role="region" aria-label="${escapeHtml(t('table'))}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
  return { html, contents }
}
