'use client'

import { useTranslations } from 'next-intl'
import { type AnyTranslator, translated } from '@/lib/platform/language/message'

/** Puts texts that may be messages (lib/platform/language/message.ts) into the language of the page; other text stays as it is. */
export function useMessageText(): (text: string) => string {
  const t = (useTranslations as unknown as () => AnyTranslator)()
  return (text) => translated(text, t)
}
