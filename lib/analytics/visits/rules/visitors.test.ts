import { codeOf } from '@/lib/providers/rules/names'
import { interactionEvent } from '../schema'
import { countableEvents, isBot, visitorOf } from './visitors'

describe('bots', () => {
  test.each([
    '',
    'curl/8.5.0',
    'python-requests/2.32',
    'node',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 (compatible; Googlebot/2.1)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Chrome-Lighthouse',
  ])('%j is a bot', (agent) => {
    expect(isBot(agent)).toBe(true)
  })

  test.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ])('%j is a browser', (agent) => {
    expect(isBot(agent)).toBe(false)
  })
})

describe('visitor', () => {
  const headers = (forwarded?: string) =>
    new Headers({
      'user-agent': 'Browser/1',
      'accept-language': 'en',
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    })

  test('behind a trusted proxy the address is the one it wrote, not the one the client sent', () => {
    expect(visitorOf(headers('6.6.6.6, 203.0.113.9'), 1).address).toBe('203.0.113.9')
    expect(visitorOf(headers('6.6.6.6, 203.0.113.9, 10.0.0.1'), 2).address).toBe('203.0.113.9')
  })

  test('a household with an IPv6 network is one address', () => {
    expect(visitorOf(headers('2001:db8:1:2:aaaa::1'), 1).address).toBe(
      visitorOf(headers('2001:db8:1:2:bbbb::9'), 1).address,
    )
  })

  test('without a proxy the server writes the address; without a header all visitors are one', () => {
    expect(visitorOf(headers('127.0.0.1'), 0).address).toBe('127.0.0.1')
    expect(visitorOf(headers(), 0).address).toBe('direct')
  })

  test('overlong headers are truncated', () => {
    const visitor = visitorOf(new Headers({ 'user-agent': 'x'.repeat(9_000) }), 0)
    expect(visitor).toEqual({ address: 'direct', agent: 'x'.repeat(500), languages: '' })
  })
})

describe('countable', () => {
  const event = (providerId: string, interactionType: string, more = {}) =>
    interactionEvent.parse({ providerId, interactionType, ...more })

  test('two names of one provider are the same, and of duplicates the first counts', () => {
    const code = codeOf(7)
    expect(
      countableEvents([
        event(`a-name-${code}`, 'open', { source: 'search' }),
        event(`its-old-name-${code}`, 'open', { source: 'here' }),
        event(code, 'call'),
      ]),
    ).toEqual([
      { id: 7, type: 'open', source: 'search' },
      { id: 7, type: 'call', source: 'direct' },
    ])
  })

  test('unknown ids are skipped', () => {
    expect(
      countableEvents(['nobody', 'ChIJN1t_tDeuEmsRUsoyG83frY4', 'zzzzzzzz', '9'].map((id) => event(id, 'view'))),
    ).toEqual([])
  })

  test('each photo counts by itself; an event without a photo is skipped', () => {
    const code = codeOf(7)
    const counted = ['/pictures/a.webp', '/pictures/b.webp', '/pictures/a.webp', '', null].map((photo) =>
      event(code, 'photo', { photo }),
    )
    expect(countableEvents(counted).map(({ photo }) => photo)).toEqual(['/pictures/a.webp', '/pictures/b.webp'])
  })
})
