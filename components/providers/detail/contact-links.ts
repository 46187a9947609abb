import { routes } from '@/lib/platform/http/routes'
import type { ContactView } from '@/lib/providers/types'

/** What somebody wants to do with a provider. */
export type ContactWish = 'call' | 'visit'

/** "(407) 555-0123 ext. 4" -> "tel:+14075550123;ext=4". */
export function telephoneLink(phone: string): string {
  const [number = '', extension] = phone.split(' ext. ')
  const digits = number.replace(/\D/g, '')
  return `tel:+1${digits}${extension ? `;ext=${extension}` : ''}`
}

/** The website is a person's text: nothing but a web address becomes a link. */
export function websiteLink(website: string): string | null {
  return /^https?:\/\//i.test(website) ? website : null
}

/** On a provider page: whoever is signed in, and came by a link to sign in, is shown the contact data. */
export const CONTACT_HASH = '#contact'

/** What asks for contact data is a link to this: it works before hydration and without JavaScript. */
export const signInForContact = (id: string) => routes.signIn({ next: routes.provider(id) + CONTACT_HASH })

/** Where a wish leads; null when the provider gave nothing that serves. */
export function linkFor(wish: ContactWish, { phone, website }: ContactView): string | null {
  return (wish === 'call' ? phone && telephoneLink(phone) : website && websiteLink(website)) || null
}
