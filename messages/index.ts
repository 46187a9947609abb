import type { Locale } from '@/lib/platform/language/locales'
import { en, type Messages } from './en'

/** Every text of the site, by language. For the server: browsers load parts of it (messages/en/browser.ts). */
export const MESSAGES: Record<Locale, Messages> = { en }
