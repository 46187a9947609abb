import {
  createBreaker,
  googleAsDetails,
  googleAsSummary,
  googleDetails,
  googleDetailsResponse,
  googleFound,
  googleSearchResponse,
  googleStatus,
  isClosedForGood,
  isGooglePlaceId,
  judgeStatus,
  parseAttribution,
} from './rules'

describe('google as place', () => {
  const id = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
  const center = { latitude: 28.5, longitude: -81.4 }
  const sunny = { place_id: id, name: 'Sunny Steps', geometry: { location: { lat: 28.5, lng: -81.4 } } }
  const contact = { formatted_phone_number: '(407) 555-0123', website: 'https://sunny.example/' }

  test('a found place has its source and distance, and no picture from Google', () => {
    const found = googleFound.parse({ ...sunny, geometry: { location: { lat: 28.51, lng: -81.4 } }, price_level: 0 })
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

  test('a visitor gets no contact keys', () => {
    const place = googleAsDetails(googleDetails.parse({ ...sunny, ...contact }), false, [])
    expect(JSON.stringify(place)).not.toMatch(/555|sunny\.example|phone|website|email/)
  })

  test('a signed-in person gets Google’s contact data', () => {
    expect(googleAsDetails(googleDetails.parse({ ...sunny, ...contact }), true, [])).toMatchObject(contact)
  })

  test.each([{ business_status: 'CLOSED_PERMANENTLY' }, { permanently_closed: true }])(
    'a permanently closed place (%j) is marked as such and has neither contact data nor hours',
    (closed) => {
      const opening_hours = { weekday_text: Array(7).fill('Open 24 hours') }
      const details = googleDetails.parse({ ...sunny, ...contact, opening_hours, ...closed })
      expect(details.opening_hours).toEqual(opening_hours)
      expect(isClosedForGood(details)).toBe(true)
      expect(googleAsDetails(details, true, [])).toMatchObject({
        business_status: 'CLOSED_PERMANENTLY',
        formatted_phone_number: null,
        website: null,
        opening_hours: null,
      })
    },
  )

  test('an attribution becomes text and URL', () => {
    expect(parseAttribution('<a href="https://maps.google.com/maps/contrib/1">Ann &amp; Bo</a>')).toEqual({
      text: 'Ann & Bo',
      url: 'https://maps.google.com/maps/contrib/1',
    })
  })

  test.each([
    ['<a href="javascript:alert(1)">x</a>', { text: 'x', url: null }],
    ['<script>alert(1)</script>Ann', { text: 'alert(1)Ann', url: null }],
    ['plain', { text: 'plain', url: null }],
  ])('%s is stripped of markup', (html, attribution) => {
    expect(parseAttribution(html)).toEqual(attribution)
  })
})

describe('breaker', () => {
  const limits = { failures: 3, openMillis: 1_000, rejectedMillis: 60_000 }
  const at = (millis: number) => new Date(1_790_000_000_000 + millis)

  function fail(breaker: ReturnType<typeof createBreaker>, times: number) {
    for (let count = 0; count < times; count++) {
      expect(breaker.canCall(at(0))).toBe(true)
      breaker.report('failure', at(0))
    }
  }

  test('occasional failures do not open the breaker', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 2)
    breaker.report('success', at(0))
    fail(breaker, 2)
    expect(breaker.canCall(at(0))).toBe(true)
  })

  test('three failures in a row open it until the time is over', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    expect(breaker.canCall(at(0))).toBe(false)
    expect(breaker.canCall(at(999))).toBe(false)
    expect(breaker.canCall(at(1_000))).toBe(true)
  })

  test('then one caller may try, and a success closes it', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    expect([breaker.canCall(at(1_000)), breaker.canCall(at(1_000))]).toEqual([true, false])
    breaker.report('success', at(1_001))
    expect([breaker.canCall(at(1_002)), breaker.canCall(at(1_002))]).toEqual([true, true])
    fail(breaker, 2)
    expect(breaker.canCall(at(1_003))).toBe(true)
  })

  test('another failure opens it again immediately', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    breaker.canCall(at(1_000))
    breaker.report('failure', at(1_100))
    expect(breaker.canCall(at(2_099))).toBe(false)
    expect(breaker.canCall(at(2_100))).toBe(true)
  })

  test('after an unused try, the next caller may try', () => {
    const breaker = createBreaker(limits)
    fail(breaker, 3)
    breaker.canCall(at(1_000))
    breaker.report('unused', at(1_000))
    expect(breaker.canCall(at(1_000))).toBe(true)
  })

  test('a rejection opens it immediately and for longer', () => {
    const breaker = createBreaker(limits)
    breaker.canCall(at(0))
    breaker.report('rejected', at(0))
    expect(breaker.canCall(at(59_999))).toBe(false)
    expect(breaker.canCall(at(60_000))).toBe(true)
    breaker.report('failure', at(60_000))
    expect([breaker.canCall(at(60_999)), breaker.canCall(at(61_000))]).toEqual([false, true])
  })
})

describe('google status', () => {
  test.each([
    ['OK', 'result', 'success'],
    ['ZERO_RESULTS', 'nothing', 'success'],
    ['NOT_FOUND', 'nothing', 'success'],
    ['INVALID_REQUEST', 'nothing', 'success'],
    ['REQUEST_DENIED', 'failure', 'rejected'],
    ['OVER_QUERY_LIMIT', 'failure', 'rejected'],
    ['OVER_DAILY_LIMIT', 'failure', 'rejected'],
    ['UNKNOWN_ERROR', 'failure', 'failure'],
    ['SOMETHING_NEW', 'failure', 'failure'],
    [undefined, 'failure', 'failure'],
  ])('%s is %s, %s', (status, kind, outcome) => {
    expect(judgeStatus(status)).toEqual({ kind, outcome })
  })
})

describe('google id', () => {
  test.each(['ChIJN1t_tDeuEmsRUsoyG83frY4', 'ChIJE2Qhhjh-3YgRssMv4oAliTY'])('%s is a Google id', (id) => {
    expect(isGooglePlaceId(id)).toBe(true)
  })

  test.each([
    'little-harbor-academy-orlando-fl-k3f9',
    'chijn1t_tdeuemsrusoyg83fry4',
    'ChIJ',
    'ChIJ../../etc/passwd',
    'ChIJN1t_tDeuEmsRUsoyG83frY4&key=x',
    'ChIJN1t_tDeuEmsRUsoyG83frY4\n',
    ` ChIJN1t_tDeuEmsRUsoyG83frY4`,
    `ChIJ${'a'.repeat(5_000)}`,
  ])('%j is not, and is never sent to Google', (id) => {
    expect(isGooglePlaceId(id)).toBe(false)
  })
})

describe('google response', () => {
  const id = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
  const found = { place_id: id, name: 'Sunny Steps', geometry: { location: { lat: 28.5, lng: -81.4 } } }

  test('a place with only id, name and point is enough', () => {
    const { results } = googleSearchResponse.parse({ results: [found] })
    expect(results).toMatchObject([{ name: 'Sunny Steps', formatted_address: '', rating: null, user_ratings_total: 0 }])
  })

  test('invalid places in a list are skipped', () => {
    const broken = [null, 7, {}, { ...found, place_id: '../x' }, { ...found, geometry: null }, { ...found, name: '  ' }]
    expect(googleSearchResponse.parse({ results: [...broken, found] }).results).toHaveLength(1)
  })

  test('a malformed part counts as missing', () => {
    const { result } = googleDetailsResponse.parse({
      result: {
        ...found,
        rating: 'five',
        types: 'school',
        formatted_phone_number: 407,
        opening_hours: { weekday_text: ['Monday: 8 AM'] },
        reviews: [{ rating: 9 }, { author_name: 'A', rating: 5 }],
        html_attributions: 3,
      },
    })
    expect(result).toMatchObject({ rating: null, types: [], formatted_phone_number: null, opening_hours: null })
    expect(result.reviews).toEqual([expect.objectContaining({ author_name: 'A', text: '' })])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('%j is not a website', (website) => {
    expect(googleDetailsResponse.parse({ result: { ...found, website } }).result.website).toBeNull()
  })

  test.each([[null], ['<html>'], [{}], [{ results: 'none' }], [{ results: {} }]])(
    '%j is not a list of places',
    (body) => {
      expect(googleSearchResponse.safeParse(body).success).toBe(false)
    },
  )

  test.each([[null], ['OK'], [{}], [{ status: 200 }]])('%j has no status', (body) => {
    expect(googleStatus.safeParse(body).success).toBe(false)
  })
})
