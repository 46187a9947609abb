import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { locale as localeOfAddress } from 'next/root-params'
import type { ReactNode } from 'react'
import { Document } from '@/app/document'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { isLocale, LOCALES, localeOf } from '@/lib/platform/language/locales'
import { colors } from '@/site.config'

export async function generateMetadata(): Promise<Metadata> {
  const tagline = SITE.tagline[localeOf(await localeOfAddress())]
  return { ...METADATA, title: { default: `${SITE.name}: ${tagline}`, template: `%s | ${SITE.name}` } }
}

const METADATA: Metadata = {
  metadataBase: new URL(siteUrl()),
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

export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }))

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await localeOfAddress()
  if (!isLocale(locale)) notFound()
  return <Document locale={locale}>{children}</Document>
}
