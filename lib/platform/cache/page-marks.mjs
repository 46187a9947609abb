/**
 * What a generated page tells the page cache, as a line of its own head (`metadata.other`).
 *
 * Next answers notFound() in a generated page with an empty body that only JavaScript fills. So a page that finds nothing
 * renders the not-found view itself, with this mark, and the page cache sets the status.
 */
export const NOT_FOUND_MARK = { 'page-cache': 'not-found' }

/** For a page that answers at endlessly many addresses: it is never kept. */
export const ENDLESS_MARK = { 'page-cache': 'endless' }

/** @param {string} html */
export const isNotFoundPage = (html) => hasMark(html, 'not-found')

/** @param {string} html */
export const isOneOfEndlessPages = (html) => hasMark(html, 'endless')

/** Looks at the head alone: nothing that a person typed stands there as an element. */
function hasMark(html, mark) {
  return html.slice(0, html.indexOf('</head>')).includes(`<meta name="page-cache" content="${mark}"`)
}
