import type { MetadataRoute } from 'next'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { colors } from '@/site.config'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE.name,
    short_name: SITE.name,
    description: SITE.tagline[DEFAULT_LOCALE],
    start_url: routes.home(),
    display: 'browser',
    background_color: colors.light.paper,
    theme_color: colors.light.paper,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
