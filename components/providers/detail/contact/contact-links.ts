import { routes } from '@/lib/platform/http/routes'
import { type Locale, listText } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import type { ContactView } from '@/lib/providers/types'

/** What a visitor wants to do with a provider. */
export type ContactAction = 'call' | 'visit'

/** "(407) 555-0123 ext. 4" -> "tel:+14075550123;ext=4". */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  const digits = number.replace(/\D/g, '')
  return `tel:+1${digits}${extension ? `;ext=${extension}` : ''}`
}

/** The website is user input: only a web URL becomes a link. */
export function websiteLink(website: string): string | null {
  return /^https?:\/\//i.test(website) ? website : null
}

/** With this hash in its URL, a provider page shows a signed-in user the contact data, without another press. */
export const CONTACT_HASH = '#contact'

/** Buttons for contact data are links to this URL, so that they work before hydration and without JavaScript. */
export const signInForContact = (id: string) => routes.signIn({ next: routes.provider(id) + CONTACT_HASH })

/** The link for an action; null if the provider has no data for it. */
export function actionHref(action: ContactAction, { phone, website }: ContactView): string | null {
  return (action === 'call' ? phone && telephoneLink(phone) : website && websiteLink(website)) || null
}

export type ContactPart = 'phone' | 'email' | 'website'

/** "Sign in to see phone and website"; for signed-in users "Show ...". */
export function contactText(
  labelKey: 'signInToSee' | 'show',
  parts: readonly ContactPart[],
  t: Translate<'providers.detailBrowser'>,
  locale: Locale,
): string {
  const names = parts.map((part) => t(`contact.${part}`))
  return t(`contact.${labelKey}`, { parts: listText(locale, names) })
}
