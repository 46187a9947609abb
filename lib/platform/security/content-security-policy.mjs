/**
 * The Content-Security-Policy of every page. In JavaScript, because the page cache loads it outside of Next's bundles.
 *
 * Everything is loaded from this site. Inline scripts and styles must be allowed: by hash on cached pages, by nonce on pages rendered
 * per request.
 *
 * @typedef {{ scripts: string[], styles?: string[], styleAttributes?: string[], isSecure: boolean, framesOwn?: boolean, frameOrigins?: string[] }} InlineSources
 * @param {InlineSources} sources each `'sha256-...'` or `'nonce-...'` with its quotes; `isSecure`: the site uses TLS; `framesOwn`: the page frames something of this site; `frameOrigins`: other
 *   origins that it frames
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
