import type { ContactView } from '@/lib/providers/types'

/** What somebody wants to do with a provider. */
export type ContactWish = 'call' | 'visit' | 'request'

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

/**
 * Where a wish leads. A request for information is an e-mail, else a call, else the website: the ways the provider gave.
 * Null when it gave none that serves.
 */
export function linkFor(wish: ContactWish, contact: ContactView, mailSubject: string): string | null {
  const call = contact.phone && telephoneLink(contact.phone)
  const visit = contact.website && websiteLink(contact.website)
  if (wish === 'call') return call || null
  if (wish === 'visit') return visit || null
  const mail = contact.email && `mailto:${encodeURIComponent(contact.email)}?subject=${encodeURIComponent(mailSubject)}`
  return mail || call || visit || null
}
