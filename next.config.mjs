import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { LOCALES, localPath, prefixOf } from './lib/platform/language/addresses.mjs'
import { ENDPOINT_POLICY, FRAMED_MAIL_POLICY } from './lib/platform/security/content-security-policy.mjs'
import { ADDRESS_WORDS } from './messages/addresses.mjs'

const [DEFAULT_LOCALE, ...OTHER_LOCALES] = LOCALES
const GOOGLE_PLACE = ':placeId(ChIJ[A-Za-z0-9_-]{10,120})'

/** Prefixes of addresses that are not pages in the first language: files, endpoints, and pages in other languages. */
const NOT_PAGES = [
  ...['api/', 'icons/', 'media/', 'pictures/', 'sitemaps/', 'videos/', '_next/'],
  ...[...LOCALES, ...OTHER_LOCALES.map((locale) => prefixOf(locale).slice(1))].flatMap((name) => [
    `${name}/`,
    `${name}$`,
  ]),
]

/** The English words of addresses with a language's own words for them; those with two parts come first. */
const wordsOf = (locale) =>
  Object.entries(ADDRESS_WORDS[locale] ?? {}).toSorted(([a], [b]) => b.split('/').length - a.split('/').length)

/** Gives each page one address per language, with that language's prefix and words, by redirecting all others to it. */
const languageRedirects = [
  { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
  { source: `/${DEFAULT_LOCALE}/:path+`, destination: '/:path+', permanent: true },
  ...OTHER_LOCALES.flatMap((locale) => [
    { source: `/${locale}`, destination: prefixOf(locale), permanent: true },
    { source: `/${locale}/:path+`, destination: `${prefixOf(locale)}/:path+`, permanent: true },
    ...wordsOf(locale).map(([english, word]) => ({
      source: `${prefixOf(locale)}/${english}/:path*`,
      destination: `${prefixOf(locale)}/${word}/:path*`,
      permanent: true,
    })),
  ]),
]

/** Pages are in app/[locale]; the addresses of the first language have no prefix. */
const languageRewrites = [
  ...OTHER_LOCALES.flatMap((locale) => [
    ...wordsOf(locale).map(([english, word]) => ({
      source: `${prefixOf(locale)}/${word}/:path*`,
      destination: `/${locale}/${english}/:path*`,
    })),
    { source: prefixOf(locale), destination: `/${locale}` },
    { source: `${prefixOf(locale)}/:path+`, destination: `/${locale}/:path+` },
  ]),
  { source: '/', destination: `/${DEFAULT_LOCALE}` },
  { source: `/:path((?!${NOT_PAGES.join('|')}).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
]

/** For an unknown address in another language, the not-found page in that language. */
const languageFallbacks = OTHER_LOCALES.map((locale) => ({
  source: `/${locale}/:path*`,
  destination: `/${locale}/missing`,
}))

/** A permanent redirect in each language. */
const redirectsTo = (destination, source) =>
  LOCALES.map((locale) => ({
    source: localPath(locale, source),
    destination: localPath(locale, destination),
    permanent: true,
  }))

/** How the addresses of landing pages begin, in every language. */
const landingWords = ['daycare', 'preschool', 'montessori'].flatMap((word) => [
  `/${word}`,
  ...OTHER_LOCALES.map((locale) => `${prefixOf(locale)}/${ADDRESS_WORDS[locale]?.[word] ?? word}`),
])

/** @type {import('next').NextConfig} */
const config = {
  // The tests build into their own folder, so that they do not overwrite a running server's build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // npm run check checks the types, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The page cache computes a page's ETag once. Next would compute it per request, half the cost of serving a cached page.
  generateEtags: false,
  // The first two load their own files by path; prom-client must be the same instance that the server uses.
  serverExternalPackages: ['graphile-worker', 'pdfkit', 'prom-client'],
  // Extends Next's own handler. Do not set `cacheMaxMemorySize` to 0: that disables its memory cache.
  cacheHandler: import.meta.resolve('./server/page-cache/handler.mjs'),
  reactStrictMode: true,
  turbopack: { resolveAlias: { zod: { browser: './lib/platform/config/browser-zod.ts' } } },
  // See app/global-not-found.tsx.
  experimental: { globalNotFound: true, preloadEntriesOnStart: false },
  // Picture sizes are generated in advance (lib/media/rules/pictures.ts); this also disables /_next/image.
  images: { unoptimized: true },
  // The sign-up form links to the short addresses.
  redirects: async () => [
    ...languageRedirects,
    ...redirectsTo('/terms-of-service', '/terms'),
    ...redirectsTo('/privacy-policy', '/privacy'),
    // Cached pages ignore the query, so each further page of a list has its own path.
    ...landingWords.map((start) => ({
      source: `${start}/:location`,
      has: [{ type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9][0-9]{1,3})' }],
      destination: `${start}/:location/page/:page`,
      permanent: true,
    })),
    ...redirectsTo('/provider/:placeId', '/provider/google/:placeId'),
    ...redirectsTo('/search?view=map', '/search/map'),
  ],
  // The page of a Google place is rendered per request from Google's data. The pattern is the one in lib/places/google/rules.ts.
  rewrites: async () => ({
    beforeFiles: [
      // The addresses at which browsers and phones look for icons: app/icons.
      {
        source: '/:file(icon.svg|favicon.ico|apple-touch-icon.png|icon-192.png|icon-512.png)',
        destination: '/icons/:file',
      },
      ...LOCALES.map((locale) => ({
        source: `${prefixOf(locale)}/${ADDRESS_WORDS[locale]?.provider ?? 'provider'}/${GOOGLE_PLACE}`,
        destination: `/${locale}/provider/google/:placeId`,
      })),
    ],
    afterFiles: languageRewrites,
    fallback: languageFallbacks,
  }),
  // All other headers: server/response-headers.mjs. The patterns have no named parameters, because Next would substitute them into each
  // header on every request.
  headers: async () => [
    { source: '/api/(.*)', headers: [{ key: 'content-security-policy', value: ENDPOINT_POLICY }] },
    {
      source: '/dev/mail/:id/html',
      headers: [
        { key: 'content-security-policy', value: FRAMED_MAIL_POLICY },
        { key: 'x-frame-options', value: 'SAMEORIGIN' },
      ],
    },
    {
      // A file never changes under its name.
      source: '/media/(.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

/** The plugin compiles messages (https://next-intl.dev/docs/usage/plugin). A production server need not load it. */
export default async function configFor(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  const withMessages = createNextIntlPlugin({
    requestConfig: './lib/platform/language/request.ts',
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  })
  return withMessages(config)
}
