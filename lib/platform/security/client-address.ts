import ipaddr from 'ipaddr.js'

/**
 * The client's address for rate limits: the X-Forwarded-For entry added by the outermost of our `trustedHops` proxies. Without a proxy
 * the header cannot be trusted, and all clients share the key "direct". IPv6 addresses count per /64, since one household has that many.
 */
export function clientAddress(forwardedFor: string | null, trustedHops: number): string {
  if (trustedHops === 0 || !forwardedFor) return 'direct'
  const entries = forwardedFor
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const address = entries.at(-trustedHops) ?? 'direct'
  return address.includes(':') ? ipv6Network(address) : address
}

function ipv6Network(text: string): string {
  if (!ipaddr.IPv6.isValid(text)) return text
  // A dual-stack proxy writes IPv4 clients as mapped IPv6 addresses, which all share one /64.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
