import { onePerProvider } from './one-per-provider'

const row = (id: string, providerId: number, isFollowed = false, hasOwnRow = false) => ({
  id,
  stored: { providerId, isFollowed, hasOwnRow },
})
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

test('rows of different providers all lead', () => {
  const { leading, beside } = onePerProvider([row('a', 1), row('b', 2, true)])
  expect([ids(leading), ids(beside)]).toEqual([['a', 'b'], []])
})

test("the survivor's own row speaks before that of a merged provider, in whichever order they stand", () => {
  for (const rows of [
    [row('own', 1), row('merged', 1, true)],
    [row('merged', 1, true), row('own', 1)],
  ]) {
    const { leading, beside } = onePerProvider(rows)
    expect([ids(leading), ids(beside)]).toEqual([['own'], ['merged']])
  }
})

test('a merged row stands beside an own row that is elsewhere in the file, and leads where there is none', () => {
  expect(ids(onePerProvider([row('merged', 1, true, true)]).beside)).toEqual(['merged'])
  expect(ids(onePerProvider([row('merged', 1, true, false)]).leading)).toEqual(['merged'])
})

test('of two merged rows the first leads', () => {
  expect(ids(onePerProvider([row('a', 1, true), row('b', 1, true)]).leading)).toEqual(['a'])
})
