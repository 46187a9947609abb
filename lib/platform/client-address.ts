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

function ipv6Network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
