import { findDemoProviders } from '@/tests/support/journeys/demo-providers'
import { expect, test } from '@/tests/support/journeys/journey'

test('neither the page, nor its data, nor the API contains a phone number or the street of a home', async ({
  request,
}) => {
  const homes = await findDemoProviders('familyHome')
  const streets = homes.flatMap(({ privateStreet }) => privateStreet ?? [])
  expect(streets.length).toBeGreaterThan(0)
  for (const { city } of homes.slice(0, 5)) {
    const query = new URLSearchParams({ zipCode: `${city}, FL`, kind: 'family_home' })
    const responses = await Promise.all([
      request.get(`/search?${query}`),
      request.get(`/search?${query}`, { headers: { RSC: '1' } }),
      request.get(`/api/places/search?${query}`),
    ])
    for (const response of responses) {
      const text = await response.text()
      expect(text).not.toMatch(/\(\d{3}\) \d{3}-\d{4}/)
      for (const street of streets) expect(text).not.toContain(street)
    }
  }
})
