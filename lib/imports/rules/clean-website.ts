import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { plainText } from './plain-text'

/** A web address with its protocol: "www.otter.example" -> "http://www.otter.example". Null for what is none. */
export function cleanWebsite(value: string): string | null {
  const text = plainText(value)
  if (text === null || /\s/.test(text)) return null
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address) || address.length > LIMITS.website) return null
  const { protocol, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && /\.[a-z]{2,}$/i.test(hostname) && username === '' ? address : null
}
