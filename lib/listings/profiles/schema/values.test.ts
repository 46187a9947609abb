import { englishText } from '@/lib/platform/language/translate'
import { activitiesInput, PHOTO_TEXT_LIMITS, photosInput, TOUR_LINK, toursInput } from './values'

describe('photos', () => {
  const problemOf = (photos: unknown) => {
    const read = photosInput.safeParse(photos)
    return read.success ? undefined : englishText(read.error.issues[0]?.message ?? '')
  }

  test('photos are given by their sources, optionally with descriptions, which become one line', () => {
    expect(photosInput.parse(['/pictures/a.webp', { path: 'b', alt: ' Two\n  slides ', caption: '' }])).toEqual([
      { path: '/pictures/a.webp' },
      { path: 'b', alt: 'Two slides', caption: '' },
    ])
  })

  test.each([
    [[{ path: 'a', alt: '  ' }], 'Please describe the photo for people who can’t see it.'],
    [[{ path: 'a', alt: 'x'.repeat(PHOTO_TEXT_LIMITS.alt + 1) }], 'Please use at most 200 characters.'],
    [[{ path: 'a', caption: 'x'.repeat(PHOTO_TEXT_LIMITS.caption + 1) }], 'Please use at most 200 characters.'],
    [[{ path: 'a', alt: 'NUL \0' }], 'This has a character we can’t save.'],
    [['a', { path: 'a' }], 'A photo is on the list twice.'],
    [Array.from({ length: 41 }, (_, at) => `p${at}`), 'A page has room for 40 photos. Please remove some.'],
  ])('%j is rejected with a message', (photos, sentence) => {
    expect(problemOf(photos)).toBe(sentence)
  })

  test.each([null, 'a', [{}], [''], [7], [{ path: 'x'.repeat(301) }]])('%j is not a list of photos', (photos) => {
    expect(problemOf(photos)).toEqual(expect.any(String))
  })
})

describe('lists', () => {
  const COOKING = { name: ' Cooking\n', description: 'Soup.', ageGroup: '', frequency: 'Tuesdays' }
  const VIDEO = 'https://youtu.be/abcDEF12_-3'
  const firstIn = (schema: typeof activitiesInput | typeof toursInput, value: unknown) => {
    const issue = schema.safeParse(value).error?.issues[0]
    return issue && [issue.path.join('.'), englishText(issue.message)]
  }

  test('activities are a list or the specification’s JSON text, at most four, each with a name and a description', () => {
    const stored = [{ name: 'Cooking', description: 'Soup.', ageGroup: null, frequency: 'Tuesdays' }]
    expect(activitiesInput.parse([COOKING])).toEqual(stored)
    expect(activitiesInput.parse(JSON.stringify([{ id: '1', ...COOKING }]))).toEqual(stored)
    expect(firstIn(activitiesInput, [{ ...COOKING, name: ' ' }])).toEqual(['0.name', 'Please name the activity.'])
    expect(firstIn(activitiesInput, [{ ...COOKING, description: '' }])?.[0]).toBe('0.description')
    expect(firstIn(activitiesInput, Array(5).fill(COOKING))?.[1]).toBe('You can add up to 4 activities.')
    for (const bad of ['{', 'null', '7', { a: 1 }]) expect(activitiesInput.safeParse(bad).success).toBe(false)
    expect(activitiesInput.safeParse([{ ...COOKING, name: 'half \ud800' }]).success).toBe(false)
  })

  test('a tour has a place, a link to a supported site, and a title, by default the name of its place', () => {
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
      englishText(TOUR_LINK),
    ])
    const twice = [typed[0], typed[0]]
    expect(firstIn(toursInput, twice)?.[1]).toBe('Each area can have one tour.')
    expect(firstIn(toursInput, Array(4).fill(typed[0]))?.[1]).toBe('You can add up to 3 tours.')
    expect(toursInput.safeParse([{ place: 'roof', title: '', url: VIDEO }]).success).toBe(false)
  })
})
