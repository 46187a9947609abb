import { visitorOf } from './visitor'

const headers = (forwarded?: string) =>
  new Headers({
    'user-agent': 'Browser/1',
    'accept-language': 'en',
    ...(forwarded && { 'x-forwarded-for': forwarded }),
  })

test('behind a proxy of ours the address is the one it wrote, not the one that was sent along', () => {
  expect(visitorOf(headers('6.6.6.6, 203.0.113.9'), 1).address).toBe('203.0.113.9')
  expect(visitorOf(headers('6.6.6.6, 203.0.113.9, 10.0.0.1'), 2).address).toBe('203.0.113.9')
})

test('a household with an IPv6 network is one address', () => {
  expect(visitorOf(headers('2001:db8:1:2:aaaa::1'), 1).address).toBe(
    visitorOf(headers('2001:db8:1:2:bbbb::9'), 1).address,
  )
})

test('without a proxy it is what the server wrote; without a header all are one', () => {
  expect(visitorOf(headers('127.0.0.1'), 0).address).toBe('127.0.0.1')
  expect(visitorOf(headers(), 0).address).toBe('direct')
})

test('endless headers are cut', () => {
  const visitor = visitorOf(new Headers({ 'user-agent': 'x'.repeat(9_000) }), 0)
  expect(visitor).toEqual({ address: 'direct', agent: 'x'.repeat(500), languages: '' })
})
