import ipaddr from 'ipaddr.js'

/**
 * Who sends a request, for limits. X-Forwarded-For is believed only as far as `trustedHops` proxies of ours wrote it: the
 * entry the outermost of them added. With no proxy the header proves nothing, and all share the key "direct".
 * IPv6 addresses count per /64, since one household has that many.
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
  // A dual-stack proxy writes IPv4 visitors as IPv6; as a network they would all be one.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
