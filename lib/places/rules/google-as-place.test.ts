import { googleDetails, googleFound } from '../schema/google-answer'
import { googleAsDetails, googleAsSummary, isClosedForGood, readAttribution, readAttributions } from './google-as-place'

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
  const osm = '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a> contributors'
  expect(readAttributions(`<a href="https://maps.example/">Maps</a> ${osm}`)).toEqual([
    { text: 'Maps', url: 'https://maps.example/' },
    { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    { text: 'contributors', url: null },
  ])
  expect(readAttributions('')).toEqual([])
})
