const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/gi
const CODE_TYPE = /^(?:module|text\/javascript|application\/javascript|)$/i

/**
 * The hashes of a page's inline scripts and styles, as sources for a Content-Security-Policy. Data blocks (JSON-LD) do not run and need
 * none. The HTML comes from React, so attributes are quoted and "<" in them is escaped.
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

/** Without duplicates. */
async function hashesOf(texts) {
  const hashes = await Promise.all(
    // Browsers normalize line breaks to line feeds before hashing.
    texts.map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.replace(/\r\n?/g, '\n')))),
  )
  return [...new Set(hashes.map((hash) => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`))]
}

/** Reverses React's escaping of attributes. */
function unescapeAttribute(text) {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x([0-9a-f]+);/g, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
