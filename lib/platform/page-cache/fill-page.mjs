/** What React writes for a boundary whose content it leaves to the browser, and for one that is whole. */
const LEFT_OPEN = /<!--\$!-->(?:(?!<!--\$!-->)[\s\S])*?<!--\/\$-->/
/** How such a boundary begins: why it was left is said in the template, and Next's browser part knows it as no fault. */
const OPENING = /^<!--\$!-->(?:<template[^>]*><\/template>)?/
const WHOLE = '<!--$-->'
const BOUNDARY_END = '<!--/$-->'
/** React sends ahead what shall be fetched early; in a page that belongs into the head. */
const EARLY = /^(?:<link [^>]*>)+/
const END = '</body></html>'
/** What would end a script element, or change what ends it. */
const SCRIPT_WORDS = /<(?=!--|\/?script)/gi

/**
 * A kept page with what was drawn for one request in its free place: the one Suspense boundary that React left to the browser. React wakes
 * what stands there as if it had drawn it with the page; what it was drawn from stands at the end, as JSON with the id "written".
 *
 * @param {string} page a kept page's HTML
 * @param {string} query what stands behind "?" in the address
 * @param {{ html: string, title: string, data: unknown }} written
 * @returns {Buffer}
 */
export function fillPage(page, query, { html, title, data }) {
  const [early = ''] = EARLY.exec(html) ?? []
  const { head, before, after } = partsOf(page)
  const json = JSON.stringify({ query, data }).replace(SCRIPT_WORDS, '\\u003c')
  return inOnePiece([
    head.join(escaped(title)) + early,
    before,
    WHOLE,
    early ? html.slice(early.length) : html,
    after,
    '<script type="application/json" id="written">',
    json,
    `</script>${END}`,
  ])
}

/**
 * The page with a word that it failed in its free place. The browser's React asks once more, and puts its answer there.
 *
 * @param {string} page
 * @param {string} html
 * @returns {Buffer}
 */
export function fillFailedPage(page, html) {
  const { head, title, before, opening, after } = partsOf(page)
  return inOnePiece([head.join(title), before, opening + html, after, END])
}

const encoder = new TextEncoder()
/** Nearly all of a page is ASCII: so much room beside a byte for each letter is nearly always enough. */
const SPARE_BYTES = 16_000

/**
 * The parts one after the other. Written where they shall stand: Buffer.from() takes five times as long for a text of this length.
 * @param {(string | Buffer)[]} parts
 */
function inOnePiece(parts, bytes = sum(parts, ({ length }) => length) + SPARE_BYTES) {
  const piece = Buffer.allocUnsafeSlow(bytes)
  let at = 0
  for (const part of parts) {
    const { read, written } = put(part, piece.subarray(at))
    if (read < part.length)
      return inOnePiece(
        parts,
        sum(parts, (one) => Buffer.byteLength(one)),
      )
    at += written
  }
  return piece.subarray(0, at)
}

function put(part, place) {
  if (typeof part === 'string') return encoder.encodeInto(part, place)
  const written = part.copy(place)
  return { read: written, written }
}

const sum = (parts, of) => parts.reduce((all, part) => all + of(part), 0)

/** @type {{ page: string, parts: { head: string[], title: string, before: Buffer, opening: string, after: Buffer } } | undefined} */
let known

/** Worked out once, as long as the page stays the same. */
function partsOf(page) {
  if (known?.page === page) return known.parts
  const place = LEFT_OPEN.exec(page)
  const headEnd = page.indexOf('</head>')
  const bodyEnd = page.lastIndexOf(END)
  const [, title] = /<title>([^<]+)<\/title>/.exec(page) ?? []
  if (!place || headEnd < 0 || bodyEnd < 0 || !title) throw new Error('This page has no free place to write in.')
  known = {
    page,
    parts: {
      // Its title stands there for those who share it, too.
      head: page.slice(0, headEnd).split(title),
      title,
      before: Buffer.from(page.slice(headEnd, place.index)),
      opening: OPENING.exec(place[0])?.[0] ?? '',
      after: Buffer.from(BOUNDARY_END + page.slice(place.index + place[0].length, bodyEnd)),
    },
  }
  return known.parts
}

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text) => text.replace(/[&<>"']/g, (one) => ESCAPES[one])
