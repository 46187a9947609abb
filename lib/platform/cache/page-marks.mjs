/**
 * Marks that a generated page leaves for the page cache, as a meta element in its head (`metadata.other`).
 *
 * For notFound() in a generated page, Next sends an empty body that only JavaScript fills in. So a page that finds nothing renders the
 * not-found view itself with this mark, and the page cache sets the status.
 */
export const NOT_FOUND_MARK = { 'page-cache': 'not-found' }

/** For a page with an unlimited number of addresses: it is never cached. */
export const NO_CACHE_MARK = { 'page-cache': 'endless' }

/** @param {string} html */
export const isNotFoundPage = (html) => hasMark(html, 'not-found')

/** @param {string} html */
export const hasNoCacheMark = (html) => hasMark(html, 'endless')

/** Looks only at the head, because user input cannot create an element there. */
function hasMark(html, mark) {
  return html.slice(0, html.indexOf('</head>')).includes(`<meta name="page-cache" content="${mark}"`)
}
