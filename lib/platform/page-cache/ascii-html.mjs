const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(<\/script\s*>)/gi
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi
const BEYOND_ASCII = /[^\0-\x7f]/
const EACH_BEYOND_ASCII = /[^\0-\x7f]/gu

/**
 * The same page without a character beyond ASCII: they stand as `&#x2013;` in text and attributes, and as `\u2013` in
 * scripts and JSON, where such characters are in strings alone. A single dash makes the engine keep the whole page with two
 * bytes a character, and then every visitor's answer is encoded anew: a quarter of what a kept page costs. Made once per page.
 *
 * @param {string} html React's: text and attributes are escaped, styles hold no such character of ours
 */
export function asciiHtml(html) {
  if (!BEYOND_ASCII.test(html)) return html
  const kept = []
  const keep = (text) => `\0${kept.push(text) - 1}\0`
  const markup = html
    .replaceAll('\0', '')
    .replace(SCRIPT, (_all, start, text, end) => keep(start + text.replace(EACH_BEYOND_ASCII, asEscape) + end))
    .replace(STYLE, keep)
    .replace(EACH_BEYOND_ASCII, asReference)
  const whole = markup.replace(/\0(\d+)\0/g, (_all, index) => kept[index])
  // What is cut from a text of two bytes a character keeps them, so it is read anew.
  return new TextDecoder().decode(new TextEncoder().encode(whole))
}

const asReference = (character) => `&#x${character.codePointAt(0).toString(16)};`

/** A character beyond 16 bits is two of JavaScript's. */
const asEscape = (character) =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
