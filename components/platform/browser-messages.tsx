'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import type { Messages } from '@/messages/en'

/** Around the whole page. */
export function Language({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={locale} messages={{}} timeZone={SITE.timeZone}>
      {children}
    </NextIntlClientProvider>
  )
}

type Wrapper = ComponentType<{ children: ReactNode }>

/**
 * Provides the messages that the client components of one part of the site need, in the language of the page; messages/parts has a component for
 * each part. The messages are in a script of their own, which browsers cache, and not in the page.
 */
export function messagesByLanguage(languages: Record<Locale, Wrapper>): Wrapper {
  return function BrowserMessages({ children }) {
    const Messages = languages[useLocale()]
    return <Messages>{children}</Messages>
  }
}

/** A component, often loaded after a press, with the messages that it needs. */
export function withMessages<Props extends object>(Messages: Wrapper, Component: ComponentType<Props>) {
  return function WithMessages(props: Props) {
    return (
      <Messages>
        <Component {...props} />
      </Messages>
    )
  }
}

type Part = { [Room in keyof Messages]?: Partial<Messages[Room]> }

/** A component that adds messages to those of the components around it. */
export function provide(part: Part) {
  return function ProvideMessages({ children }: { children: ReactNode }) {
    return (
      <NextIntlClientProvider locale={useLocale()} messages={withPart(useMessages(), part)}>
        {children}
      </NextIntlClientProvider>
    )
  }
}

/** Merges the messages of each room, because a room may have several parts. */
function withPart(given: Part, part: Part): Part {
  const rooms = Object.entries(part).map(([room, messages]) => [room, { ...given[room as keyof Part], ...messages }])
  return { ...given, ...Object.fromEntries(rooms) }
}
