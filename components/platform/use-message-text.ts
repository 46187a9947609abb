'use client'

import { useTranslations } from 'next-intl'
import { type AnyTranslator, translated } from '@/lib/platform/language/message'

/** Translates a text into the language of the page if it is a message (lib/platform/language/message.ts); returns other texts unchanged. */
export function useMessageText(): (text: string) => string {
  const t = (useTranslations as unknown as () => AnyTranslator)()
  return (text) => translated(text, t)
}
