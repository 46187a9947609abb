'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/messages/en'

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
