import { activitiesInput, TOUR_LINK, toursInput } from './lists'

const COOKING = { name: ' Cooking\n', description: 'Soup.', ageGroup: '', frequency: 'Tuesdays' }
const VIDEO = 'https://youtu.be/abcDEF12_-3'
const firstIn = (schema: typeof activitiesInput | typeof toursInput, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && [issue.path.join('.'), issue.message]
}

test('activities come as a list or as the specification’s JSON text, at most four, each with a name and a description', () => {
  const kept = [{ name: 'Cooking', description: 'Soup.', ageGroup: null, frequency: 'Tuesdays' }]
  expect(activitiesInput.parse([COOKING])).toEqual(kept)
  expect(activitiesInput.parse(JSON.stringify([{ id: '1', ...COOKING }]))).toEqual(kept)
  expect(firstIn(activitiesInput, [{ ...COOKING, name: ' ' }])).toEqual(['0.name', 'Please name the activity.'])
  expect(firstIn(activitiesInput, [{ ...COOKING, description: '' }])?.[0]).toBe('0.description')
  expect(firstIn(activitiesInput, Array(5).fill(COOKING))?.[1]).toBe('At most 4 activities are shown.')
  for (const bad of ['{', 'null', '7', { a: 1 }]) expect(activitiesInput.safeParse(bad).success).toBe(false)
  expect(activitiesInput.safeParse([{ ...COOKING, name: 'half \ud800' }]).success).toBe(false)
})

test('a tour has a place, a link of a site that is shown, and a title or the name of its place', () => {
  const typed = [
    { place: 'extra', title: '', url: VIDEO },
    { place: 'main_environment', title: ' The  rooms ', url: 'vimeo.com/76979871' },
    { place: 'outdoor_area', title: 'No link', url: ' ' },
  ]
  expect(toursInput.parse(typed)).toEqual([
    { place: 'main_environment', title: 'The rooms', url: 'https://vimeo.com/76979871' },
    { place: 'extra', title: 'Another view', url: 'https://www.youtube.com/watch?v=abcDEF12_-3' },
  ])
  expect(firstIn(toursInput, [{ place: 'extra', title: '', url: 'https://tours.example' }])).toEqual([
    '0.url',
    TOUR_LINK,
  ])
  const twice = [typed[0], typed[0]]
  expect(firstIn(toursInput, twice)?.[1]).toBe('A place has one tour.')
  expect(firstIn(toursInput, Array(4).fill(typed[0]))?.[1]).toBe('At most 3 tours are shown.')
  expect(toursInput.safeParse([{ place: 'roof', title: '', url: VIDEO }]).success).toBe(false)
})
