import { FRAMED_MAIL_POLICY, NO_PAGE_POLICY } from './lib/platform/security/content-security-policy.mjs'
import { ENDPOINT_POLICY } from './lib/platform/security/endpoint-policy.mjs'

/** On every answer. A page's own content-security policy comes from the page cache or from server/content-security.mjs. */
const securityHeaders = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  },
]

/** @type {import('next').NextConfig} */
const config = {
  // The tests build beside a running server's build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Types are checked by npm run check, tests among them; a build makes what was checked.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The page cache computes a page's ETag once; Next would at every visit, which is half of what a cached page costs.
  generateEtags: false,
  // They look for files of their own by path; prom-client is the one instance that the server counts in, too.
  serverExternalPackages: ['graphile-worker', 'pdfkit', 'prom-client'],
  // It extends Next's own, whose memory `cacheMaxMemorySize` would switch off.
  cacheHandler: import.meta.resolve('./server/page-cache/handler.mjs'),
  reactStrictMode: true,
  // See app/global-not-found.tsx.
  experimental: { globalNotFound: true, preloadEntriesOnStart: false },
  // Pictures are made beforehand (lib/media/rules.ts); this also closes /_next/image.
  images: { unoptimized: true },
  // The sign-up form links to the short addresses.
  redirects: async () => [
    { source: '/terms', destination: '/terms-of-service', permanent: true },
    // A generated page cannot tell queries apart, so further pages of a list are pages of their own.
    {
      source: '/:careType(daycare|preschool|montessori)/:location',
      has: [{ type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9][0-9]{1,3})' }],
      destination: '/:careType/:location/page/:page',
      permanent: true,
    },
    { source: '/provider/google/:placeId', destination: '/provider/:placeId', permanent: true },
    { source: '/search/map', destination: '/search?view=map', permanent: true },
    { source: '/privacy', destination: '/privacy-policy', permanent: true },
  ],
  // An id of Google's is asked of Google at each visit; the generated page of our own never sees it. The pattern is that of
  // lib/places/google/schema.ts.
  rewrites: async () => ({
    beforeFiles: [
      { source: '/provider/:placeId(ChIJ[A-Za-z0-9_-]{10,120})', destination: '/provider/google/:placeId' },
    ],
  }),
  // Patterns without a name: for each header under a named one Next would fill the name in, at every request.
  headers: async () => [
    { source: '/(.*)', headers: securityHeaders },
    {
      // Asked at every request: whether the site runs over TLS is not known when it is built.
      source: '/(.*)',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }],
    },
    {
      source:
        '/(sitemap.xml|sitemaps/.*|robots.txt|badge.svg|manifest.webmanifest|media/.*|pictures/.*|videos/.*|share-images/.*|family-resources/.*|provider-resources/.*|.*/feed.xml|blog/feed.json)',
      headers: [{ key: 'content-security-policy', value: NO_PAGE_POLICY }],
    },
    { source: '/api/(.*)', headers: [{ key: 'content-security-policy', value: ENDPOINT_POLICY }] },
    {
      source: '/dev/mail/:id/html',
      headers: [
        { key: 'content-security-policy', value: FRAMED_MAIL_POLICY },
        { key: 'x-frame-options', value: 'SAMEORIGIN' },
      ],
    },
    {
      // A file there never changes under its name.
      source: '/media/(.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

export default config
