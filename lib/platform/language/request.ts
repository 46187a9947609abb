import { locale as localeOfAddress } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { OFFICE_ZONE } from '@/lib/platform/time/dates'
import { MESSAGES } from '@/messages'
import { localeOf } from './locales'

/** next-intl's configuration on the server. The language is the first part of the path that next.config.mjs rewrites to. */
export default getRequestConfig(async ({ locale: given }) => {
  const locale = localeOf(given ?? (await localeOfAddress()))
  return { locale, messages: MESSAGES[locale], timeZone: OFFICE_ZONE }
})
