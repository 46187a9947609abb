import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are nobody's on the Internet: our own machines, neighbors, links, documentation, and ways into IPv4. */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [network, bits] of CLOSED_V4) closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of CLOSED_V6) closed.addSubnet(network, bits, 'ipv6')
/** All of IPv6 that is given out; what wraps an IPv4 address lies outside of it. */
const given = new BlockList()
given.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the Internet's, so that our server asking it reaches nothing of its own surroundings. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && given.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
