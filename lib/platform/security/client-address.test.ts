import fc from 'fast-check'
import { clientAddress } from './client-address'

test('without a trusted proxy the header is ignored', () => {
  expect(clientAddress('1.2.3.4', 0)).toBe('direct')
  expect(clientAddress(null, 0)).toBe('direct')
})

test('behind one proxy it is the address that the proxy added, whatever the visitor sent', () => {
  expect(clientAddress('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
  expect(clientAddress('1.2.3.4', 1)).toBe('1.2.3.4')
})

test('behind two proxies it is the address that the outer one added', () => {
  expect(clientAddress('6.6.6.6, 1.2.3.4, 10.0.0.1', 2)).toBe('1.2.3.4')
})

test('a header with too few entries is ignored', () => {
  expect(clientAddress('1.2.3.4', 2)).toBe('direct')
  expect(clientAddress(' , ', 1)).toBe('direct')
  expect(clientAddress('', 1)).toBe('direct')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::0:1:0:0:0.0.0.0', '0:0:0:1::/64'],
])('an IPv6 address counts as its /64 network: %s', (address, network) => {
  expect(clientAddress(address, 1)).toBe(network)
})

test('two devices of one IPv6 network count as one, two networks as two', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const network = (address: string) => clientAddress(address, 1)
      expect(network(one)).toMatch(/::\/64$/)
      expect(network(one) === network(other)).toBe(first64Bits(one) === first64Bits(other))
    }),
  )
})

test('an IPv4-mapped IPv6 address counts as the IPv4 address', () => {
  expect(clientAddress('::ffff:1.2.3.4', 1)).toBe('1.2.3.4')
  expect(clientAddress('::FFFF:0102:0305', 1)).toBe('1.2.3.5')
})

test('an invalid address is used as is', () => {
  expect(clientAddress('unknown:1', 1)).toBe('unknown:1')
})

/** The upper half of an address, computed in another way than in the code under test. */
function first64Bits(address: string): string {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [left = '', right] = hex.split('::').map((side) =>
    side
      .split(':')
      .filter(Boolean)
      .map((group) => group.padStart(4, '0'))
      .join(''),
  )
  return (right === undefined ? left : left.padEnd(32 - right.length, '0') + right).slice(0, 16).toLowerCase()
}
