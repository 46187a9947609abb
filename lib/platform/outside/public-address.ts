import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All of IPv6 that is given out: what wraps an IPv4 address, in whatever way, lies outside of it. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the Internet's, so that our server asking it reaches nothing of its own surroundings. */
export function isPublicAddress(text: string): boolean {
  // The library also reads "127.1" and "0x7f000001".
  if (isIP(text) === 0) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GIVEN_OUT))
}
