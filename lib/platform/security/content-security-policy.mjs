import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of every page. In JavaScript, because the page cache loads it outside of Next's bundles.
 *
 * Everything is loaded from this site. Inline scripts and styles must be allowed: by hash on cached pages, by nonce on pages rendered
 * per request.
 *
 * @typedef {{ scripts: string[], styles?: string[], styleAttributes?: string[], isSecure: boolean, framesOwn?: boolean, frameOrigins?: string[] }} InlineSources
 * @param {InlineSources} sources each `'sha256-...'` or `'nonce-...'` with its quotes; `isSecure`: the site uses TLS; `framesOwn`: the page
 *   frames something of this site; `frameOrigins`: other origins that it frames
 */
export function contentSecurityPolicy({
  scripts,
  styles = [],
  styleAttributes = [],
  isSecure,
  framesOwn = false,
  frameOrigins = [],
}) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // Hashes apply to style attributes only together with 'unsafe-hashes'.
    styleAttributes.length > 0 ? ['style-src-attr', "'unsafe-hashes'", ...styleAttributes] : [],
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    // The map's worker is a file of this site.
    "worker-src 'self'",
    framesOwn || frameOrigins.length > 0 ? ['frame-src', framesOwn ? "'self'" : [], ...frameOrigins].flat() : [],
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    isSecure ? 'upgrade-insecure-requests' : [],
  ]
    .map((directive) => [directive].flat().join(' '))
    .filter(Boolean)
    .join('; ')
}

/** For a mail shown in a frame: it has inline styles, and its links open in a new tab. */
export const FRAMED_MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** For responses that are not pages: data, feeds, files, redirects, refusals. */
export const NO_PAGE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For the files of the build. The map's worker is one of them: a worker obeys the policy of its own file, and fetches tiles. */
export const BUILD_FILE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The style of the pages that endpoints send to browsers without JavaScript (components/forms/plain-form.ts), in the browser's own colors. */
export const PLAIN_STYLE = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:27rem;margin:0 auto;padding:2rem 1.125rem;
background:Canvas;color:CanvasText}
h1{font-size:1.75rem;line-height:1.2}label,legend{font-weight:600}fieldset{border:0;padding:0;margin:1rem 0}
input:not([type=radio],[type=checkbox]),select,textarea{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;
padding:.5rem .875rem;font:inherit;border:1px solid GrayText;border-radius:.5rem}
a{color:LinkText;display:inline-block;min-height:1.5rem;margin:.5rem 1.5rem .5rem 0}
button{font:inherit;font-weight:600;width:100%;min-height:3rem;border:0;border-radius:.5rem;cursor:pointer;
background:CanvasText;color:Canvas}
fieldset label,.choice label{display:inline-block;min-height:1.5rem;font-weight:400}
.wrong{font-weight:600;color:light-dark(#a8321a,#ff8b70)}`

/** The policy of all endpoint responses: data and the pages above. Sent by next.config.mjs. */
export const ENDPOINT_POLICY = `default-src 'none'; style-src ${hashSource(PLAIN_STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/gi
const CODE_TYPE = /^(?:module|text\/javascript|application\/javascript|)$/i

/**
 * The hashes of a page's inline scripts and styles, as sources for a Content-Security-Policy. Data blocks (JSON-LD) do not run and need
 * none. The HTML comes from React, so attributes are quoted and "<" in them is escaped.
 *
 * @param {string} html
 * @returns {{ scripts: string[], styles: string[], styleAttributes: string[] }}
 */
export function inlineSources(html) {
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
  const sourcesOf = (texts) => [...new Set(texts.map(hashSource))]
  return { scripts: sourcesOf(scripts), styles: sourcesOf(styles), styleAttributes: sourcesOf(styleAttributes) }
}

/** Browsers normalize line breaks to line feeds before hashing. */
function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`
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
