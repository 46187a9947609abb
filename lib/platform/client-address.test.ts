import fc from 'fast-check'
import { clientAddress } from './client-address'

test('without a proxy of ours nobody can choose their address: all are one', () => {
  expect(clientAddress('1.2.3.4', 0)).toBe('direct')
  expect(clientAddress(null, 0)).toBe('direct')
})

test('behind one proxy the address is the one that it added, whatever the visitor wrote before it', () => {
  expect(clientAddress('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
  expect(clientAddress('1.2.3.4', 1)).toBe('1.2.3.4')
})

test('behind two proxies the address is the one that the outer added', () => {
  expect(clientAddress('6.6.6.6, 1.2.3.4, 10.0.0.1', 2)).toBe('1.2.3.4')
})

test('a header with too few entries proves nothing', () => {
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
])('a household with IPv6 has one address: %s', (address, network) => {
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

/** Written another way than the code under test: through the URL parser, which knows every spelling. */
function first64Bits(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = '', right] = short.split('::')
  const groups = left === '' ? [] : left.split(':')
  const rest = right ? right.split(':') : []
  const zeros = right === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array(zeros).fill('0'), ...rest].slice(0, 4).join(':')
}
