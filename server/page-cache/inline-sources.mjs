const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/gi
const CODE_TYPE = /^(?:module|text\/javascript|application\/javascript|)$/i

/**
 * What a page's own HTML holds to be run, as sources of a content-security policy. Data blocks (JSON-LD) are not run and
 * need none. The HTML is React's: attributes are quoted and "<" in them is escaped.
 *
 * @param {string} html
 * @returns {Promise<{ scripts: string[], styles: string[], styleAttributes: string[] }>}
 */
export async function inlineSources(html) {
  const scripts = []
  const styles = []
  const withoutScripts = html.replace(SCRIPT, (_all, attributes, text) => {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? ''
    if (!/\ssrc=/i.test(attributes) && CODE_TYPE.test(type)) scripts.push(text)
    return ''
  })
  const markup = withoutScripts.replace(STYLE, (_all, text) => {
    styles.push(text)
    return ''
  })
  const styleAttributes = Array.from(markup.matchAll(STYLE_ATTRIBUTE), ([, text]) => unescapeAttribute(text))
  return {
    scripts: await hashesOf(scripts),
    styles: await hashesOf(styles),
    styleAttributes: await hashesOf(styleAttributes),
  }
}

/** Each hash once. */
async function hashesOf(texts) {
  const hashes = await Promise.all(
    // Browsers hash the text after they have made every line end a line feed.
    texts.map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.replace(/\r\n?/g, '\n')))),
  )
  return [...new Set(hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`))]
}

/** The characters that React escapes in an attribute. */
function unescapeAttribute(text) {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x([0-9a-f]+);/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
