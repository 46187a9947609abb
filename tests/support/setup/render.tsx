import { type RenderOptions, render as renderWith } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { OFFICE_ZONE } from '@/lib/platform/time/dates'
import { MESSAGES } from '@/messages'

export * from '@testing-library/react'

/** What every page has around it: the messages, in English. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={DEFAULT_LOCALE} messages={MESSAGES[DEFAULT_LOCALE]} timeZone={OFFICE_ZONE}>
      {children}
    </NextIntlClientProvider>
  )
}

/** Testing Library's render, with the messages: https://testing-library.com/docs/react-testing-library/setup#custom-render */
export function render(ui: ReactNode, { wrapper: Wrapper, ...options }: RenderOptions = {}) {
  return renderWith(ui, { ...options, wrapper: Wrapper ? inBoth(Wrapper) : InEnglish })
}

/** A page in another language. */
export const renderIn = (locale: Locale, ui: ReactNode) =>
  renderWith(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone={OFFICE_ZONE}>
      {ui}
    </NextIntlClientProvider>,
  )

const inBoth = (Wrapper: ComponentType<{ children: ReactNode }>) =>
  function Both({ children }: { children: ReactNode }) {
    return (
      <InEnglish>
        <Wrapper>{children}</Wrapper>
      </InEnglish>
    )
  }
