import './globals.css'
import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { SIGNED_IN_SCRIPT } from '@/lib/platform/http/signed-in-script.mjs'
import { colors } from '@/site.config'

/** One variable font of 20 kB; from the package, because a build must not need the network. */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: { default: `${SITE.name}: ${SITE.tagline}`, template: `%s | ${SITE.name}` },
  applicationName: SITE.name,
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.light.paper },
    { media: '(prefers-color-scheme: dark)', color: colors.dark.paper },
  ],
}

/** No client components here: Next would send them with everything global-not-found.tsx needs, on every page. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script adds an attribute before React hydrates.
    <html lang="en" className={figtree.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash in every policy */}
        <script dangerouslySetInnerHTML={{ __html: SIGNED_IN_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
