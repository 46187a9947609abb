import 'server-only'
import sanitize from 'sanitize-html'
import { isOwnPicture } from '../rules/own-picture'
import { holdVideos } from './hold-videos'

const CELL = ['colspan', 'rowspan']
const isSmallNumber = (text: string | undefined) => /^[1-9]\d{0,3}$/.test(text ?? '')

/** All that an article may be made of; everything else loses its tag, or, where a browser would run or style it, is gone whole. */
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
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(isAbroad(href) && { rel: 'noopener' }) } }),
    td: (tagName, attribs) => ({ tagName, attribs: onlySmallNumbers(attribs) }),
    th: (tagName, attribs) => ({ tagName, attribs: onlySmallNumbers(attribs) }),
    img: (tagName, { src = '', alt = '', width, height }) => ({
      tagName,
      attribs: { src, alt, ...(isSmallNumber(width) && isSmallNumber(height) && { width, height }) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

/**
 * What of typed or sent HTML may stand in an article: an allow-list, so that what nobody thought of is left out. Cleaning twice
 * changes nothing. Used when an article is saved and again whenever it is read, so that rows of another origin are safe too.
 */
export const cleanHtml = (html: string): string => holdVideos(sanitize(html, OPTIONS)).trim()

const isAbroad = (href: string) => /^https?:/i.test(href)

const onlySmallNumbers = ({ scope, ...attribs }: sanitize.Attributes): sanitize.Attributes => ({
  ...Object.fromEntries(Object.entries(attribs).filter(([name, value]) => CELL.includes(name) && isSmallNumber(value))),
  ...(/^(row|col)$/.test(scope ?? '') && { scope }),
})
