import { isPublicAddress } from './public-address'

test.each(['8.8.8.8', '93.184.215.14', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is on the Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.5',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '127.1',
  '0x7f.0.0.1',
  '8.8.2056',
  '3fff::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:4136::',
  '2001:db8::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  'localhost',
  '8.8.8.8.evil.example',
  '',
])('our server never asks %j', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
