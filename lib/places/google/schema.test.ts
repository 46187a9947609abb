import { googleDetailsResponse, googleSearchResponse, googleStatus, isGooglePlaceId } from './schema'

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
