import './globals.css'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { SIGNED_IN_SCRIPT } from '@/lib/platform/http/signed-in-script.mjs'
import type { Locale } from '@/lib/platform/language/locales'

/** One variable font of 20 kB; from the package, because a build must not need the network. */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})

/** No client components here: Next would send them with everything global-not-found.tsx needs, on every page. */
export function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The script adds an attribute before React hydrates.
    <html lang={locale} className={figtree.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash in every policy */}
        <script dangerouslySetInnerHTML={{ __html: SIGNED_IN_SCRIPT }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
