import {
  type Breaker,
  createBreaker,
  googleAsDetails,
  googleAsSummary,
  isClosedForGood,
  judgeStatus,
  readAttribution,
  readAttributions,
} from './rules'
import { googleDetails, googleFound } from './schema'

describe('google as place', () => {
  const id = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
  const center = { latitude: 28.5, longitude: -81.4 }
  const said = { place_id: id, name: 'Sunny Steps', geometry: { location: { lat: 28.5, lng: -81.4 } } }
  const contact = { formatted_phone_number: '(407) 555-0123', website: 'https://sunny.example/' }

  test('a found place says whose it is and how far, and shows no picture of anybody', () => {
    const found = googleFound.parse({ ...said, geometry: { location: { lat: 28.51, lng: -81.4 } }, price_level: 0 })
    expect(googleAsSummary(found, center, [])).toMatchObject({
      id,
      place_id: id,
      source: 'google',
      attributions: [],
      image: expect.stringMatching(/^\/media\//),
      distance_miles: 0.7,
      price_level: null,
      isSponsored: false,
    })
  })

  test('a visitor gets no key of contact data', () => {
    const place = googleAsDetails(googleDetails.parse({ ...said, ...contact }), false, [])
    expect(JSON.stringify(place)).not.toMatch(/555|sunny\.example|phone|website|email/)
  })

  test('a signed-in person gets what Google knows', () => {
    expect(googleAsDetails(googleDetails.parse({ ...said, ...contact }), true, [])).toMatchObject(contact)
  })

  test.each([{ business_status: 'CLOSED_PERMANENTLY' }, { permanently_closed: true }])(
    'a place that is closed for good (%j) says so and keeps its contact data',
    (closed) => {
      const details = googleDetails.parse({ ...said, ...contact, ...closed })
      expect(isClosedForGood(details)).toBe(true)
      expect(googleAsDetails(details, true, [])).toMatchObject({
        business_status: 'CLOSED_PERMANENTLY',
        formatted_phone_number: null,
        website: null,
      })
    },
  )

  test('credits become text and address', () => {
    expect(readAttribution('<a href="https://maps.google.com/maps/contrib/1">Ann &amp; Bo</a>')).toEqual({
      text: 'Ann & Bo',
      url: 'https://maps.google.com/maps/contrib/1',
    })
  })

  test.each([
    ['<a href="javascript:alert(1)">x</a>', { text: 'x', url: null }],
    ['<script>alert(1)</script>Ann', { text: 'alert(1)Ann', url: null }],
    ['plain', { text: 'plain', url: null }],
  ])('%s brings no markup', (html, attribution) => {
    expect(readAttribution(html)).toEqual(attribution)
  })

  test('of several in one text each keeps its own link', () => {
    const osm =
      '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a> contributors'
    expect(readAttributions(`<a href="https://maps.example/">Maps</a> ${osm}`)).toEqual([
      { text: 'Maps', url: 'https://maps.example/' },
      { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
      { text: 'contributors', url: null },
    ])
    expect(readAttributions('')).toEqual([])
  })
})

describe('breaker', () => {
  const limits = { failures: 3, openMillis: 1_000, refusedMillis: 60_000 }
  const at = (millis: number) => new Date(1_790_000_000_000 + millis)

  function fail(breaker: Breaker, times: number) {
    for (let count = 0; count < times; count++) {
      expect(breaker.mayAsk(at(0))).toBe(true)
      breaker.report('bad', at(0))
    }
  }

  test('a source that fails now and then goes on being asked', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 2)
    breaker.report('good', at(0))
    fail(breaker, 2)
    expect(breaker.mayAsk(at(0))).toBe(true)
  })

  test('after three failures in a row nobody waits for it, until the time is over', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    expect(breaker.mayAsk(at(0))).toBe(false)
    expect(breaker.mayAsk(at(999))).toBe(false)
    expect(breaker.mayAsk(at(1_000))).toBe(true)
  })

  test('then one person tries for all: an answer closes it', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    expect([breaker.mayAsk(at(1_000)), breaker.mayAsk(at(1_000))]).toEqual([true, false])
    breaker.report('good', at(1_001))
    expect([breaker.mayAsk(at(1_002)), breaker.mayAsk(at(1_002))]).toEqual([true, true])
    fail(breaker, 2)
    expect(breaker.mayAsk(at(1_003))).toBe(true)
  })

  test('another failure opens it again at once', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    breaker.mayAsk(at(1_000))
    breaker.report('bad', at(1_100))
    expect(breaker.mayAsk(at(2_099))).toBe(false)
    expect(breaker.mayAsk(at(2_100))).toBe(true)
  })

  test('a try that was not made leaves the next one free to make it', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    breaker.mayAsk(at(1_000))
    breaker.report('unused', at(1_000))
    expect(breaker.mayAsk(at(1_000))).toBe(true)
  })

  test('a refusal opens it at once and for longer', () => {
    const breaker = createBreaker(limits)
    breaker.mayAsk(at(0))
    breaker.report('refused', at(0))
    expect(breaker.mayAsk(at(59_999))).toBe(false)
    expect(breaker.mayAsk(at(60_000))).toBe(true)
  })
})

describe('google status', () => {
  test.each([
    ['OK', 'answer', 'good'],
    ['ZERO_RESULTS', 'nothing', 'good'],
    ['NOT_FOUND', 'nothing', 'good'],
    ['INVALID_REQUEST', 'nothing', 'good'],
    ['REQUEST_DENIED', 'failure', 'refused'],
    ['OVER_QUERY_LIMIT', 'failure', 'refused'],
    ['OVER_DAILY_LIMIT', 'failure', 'refused'],
    ['UNKNOWN_ERROR', 'failure', 'bad'],
    ['SOMETHING_NEW', 'failure', 'bad'],
    [undefined, 'failure', 'bad'],
  ])('%s is %s, %s', (status, kind, outcome) => {
    expect(judgeStatus(status)).toEqual({ kind, outcome })
  })
})
