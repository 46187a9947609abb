import { googleDetailsAnswer, googleSearchAnswer, googleStatus } from './google-answer'

const id = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const found = { place_id: id, name: 'Sunny Steps', geometry: { location: { lat: 28.5, lng: -81.4 } } }

test('a place that says only who and where is enough', () => {
  const { results } = googleSearchAnswer.parse({ results: [found] })
  expect(results).toMatchObject([{ name: 'Sunny Steps', formatted_address: '', rating: null, user_ratings_total: 0 }])
})

test('of a list with broken places the whole ones are read', () => {
  const broken = [null, 7, {}, { ...found, place_id: '../x' }, { ...found, geometry: null }, { ...found, name: '  ' }]
  expect(googleSearchAnswer.parse({ results: [...broken, found] }).results).toHaveLength(1)
})

test('a part that is malformed counts as not said', () => {
  const { result } = googleDetailsAnswer.parse({
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

test.each(['javascript:alert(1)', 'data:text/html,x', 'not an address'])('%j is no website', (website) => {
  expect(googleDetailsAnswer.parse({ result: { ...found, website } }).result.website).toBeNull()
})

test.each([[null], ['<html>'], [{}], [{ results: 'none' }], [{ results: {} }]])('%j is no list of places', (answer) => {
  expect(googleSearchAnswer.safeParse(answer).success).toBe(false)
})

test.each([[null], ['OK'], [{}], [{ status: 200 }]])('%j has no status', (answer) => {
  expect(googleStatus.safeParse(answer).success).toBe(false)
})
