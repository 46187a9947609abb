import { englishText } from '@/lib/platform/language/translate'
import { MAX_BROWSER_FAVORITES } from './rules'
import { favoriteInput, favoritesQuery, mergeInput, rowsQuery } from './schema'

const input = {
  daycareId: 'little-harbor-orlando-fl-k3f9',
  daycareName: 'Little Harbor Academy',
  daycareAddress: '214 E Robinson St, Orlando, FL 32801',
  daycareRating: '4.5',
}
const problemOf = (change: Record<string, unknown>) =>
  englishText(favoriteInput.safeParse({ ...input, ...change }).error?.issues[0]?.message ?? '')

test('the provider’s id, name, address and rating are enough', () => {
  expect(favoriteInput.parse(input)).toEqual(input)
})

test.each(['daycareId', 'daycareName', 'daycareAddress', 'daycareRating'])(
  'a provider without %s is rejected with a message',
  (key) => {
    expect(problemOf({ [key]: undefined })).toBe('Missing required daycare information')
  },
)

test.each([[{ daycareName: '  ' }], [{ daycareAddress: '' }], [{ daycareId: ['a'] }], [{ daycareRating: {} }]])(
  '%j counts as missing',
  (change) => {
    expect(problemOf(change)).toBe('Missing required daycare information')
  },
)

test('a provider without reviews can be saved', () => {
  expect(problemOf({ daycareRating: null })).toBe('')
})

test('the caregiver id is a number, also in a URL', () => {
  expect(favoritesQuery.parse({ caregiverId: '7' })).toEqual({ caregiverId: 7 })
  expect(favoritesQuery.parse({})).toEqual({})
  for (const caregiverId of ['me', '7.5', ['7', '8']])
    expect(englishText(favoritesQuery.safeParse({ caregiverId }).error?.issues[0]?.message ?? '')).toBe(
      'This is no user.',
    )
})

test('a browser can import up to its limit, and not one more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `harbor-${index}`)
  expect(mergeInput.safeParse({ daycareIds: many(MAX_BROWSER_FAVORITES) }).success).toBe(true)
  const tooMany = mergeInput.safeParse({ daycareIds: many(MAX_BROWSER_FAVORITES + 1) })
  expect(englishText(tooMany.error?.issues[0]?.message ?? '')).toBe('At most 50 providers at once.')
  expect(rowsQuery.safeParse({ ids: many(MAX_BROWSER_FAVORITES + 1).join() }).success).toBe(false)
})

test('a URL lists ids separated by commas, and without ids requests the actor’s own favorites', () => {
  expect(rowsQuery.parse({ ids: 'a,b,,c' })).toEqual({ ids: ['a', 'b', 'c'] })
  expect(rowsQuery.parse({ ids: '' })).toEqual({ ids: [] })
  expect(rowsQuery.parse({})).toEqual({})
})
