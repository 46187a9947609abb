/**
 * The content-security policy of every page. In JavaScript, since the page cache loads it outside of Next's bundles.
 *
 * Everything comes from this site. Scripts and styles inside the HTML run only when named: by hash on pages that are kept,
 * by nonce on pages that are rendered per request.
 *
 * @typedef {{ scripts: string[], styles?: string[], styleAttributes?: string[], isSecure: boolean, mapOrigins?: string[], framesOwn?: boolean, frameOrigins?: string[] }} InlineSources
 * @param {InlineSources} sources each `'sha256-...'` or `'nonce-...'` with its quotes; `isSecure`: the site runs over TLS;
 *   `mapOrigins`: where the page's map takes its style, tiles, letters and pictures from; `framesOwn`: it frames something of
 *   this site; `frameOrigins`: or of these
 */
export function contentSecurityPolicy({
  scripts,
  styles = [],
  styleAttributes = [],
  isSecure,
  mapOrigins = [],
  framesOwn = false,
  frameOrigins = [],
}) {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...styles],
    // Hashes count for attributes only together with this word.
    styleAttributes.length > 0 ? ['style-src-attr', "'unsafe-hashes'", ...styleAttributes] : [],
    ["img-src 'self' data:", ...mapOrigins],
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...mapOrigins],
    mapOrigins.length > 0 ? "worker-src 'self'" : [],
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

/** For a mail in its frame: it has styles of its own, and links that open in a new tab. */
export const FRAMED_MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** For what is no page: data, feeds, files. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"
