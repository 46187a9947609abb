'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import { BROWSER_MESSAGES, type BrowserPart } from '@/messages/browser'

/** Around the whole page. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone={SITE.timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}

/**
 * Loads the messages that client components of a part of the site need, in the language of the page. They are a script of their own, which
 * browsers cache, and not part of the page.
 */
export function BrowserMessages({ part, children }: { part: BrowserPart; children: ReactNode }) {
  const Messages = BROWSER_MESSAGES[useLocale()][part]
  return <Messages>{children}</Messages>
}

/** A component, often loaded after a press, with the messages that it needs. */
export function withMessages<Props extends object>(part: BrowserPart, Component: ComponentType<Props>) {
  return function WithMessages(props: Props) {
    return (
      <BrowserMessages part={part}>
        <Component {...props} />
      </BrowserMessages>
    )
  }
}
