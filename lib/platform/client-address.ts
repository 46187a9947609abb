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
  const groups = ipv6Groups(address)
  if (!groups) return address
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  // A dual-stack proxy writes IPv4 visitors like this; as a network they would all be one.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Eight groups without leading zeros; null when it is no address. The URL parser knows every spelling. */
function ipv6Groups(address: string): string[] | null {
  const url = `http://[${address}]`
  if (!URL.canParse(url)) return null
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
}
