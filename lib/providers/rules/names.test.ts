import fc from 'fast-check'
import { codeFromPublicId, codeOf, foldName, internalIdOf, publicIdOf, slugify } from './names'

describe('public id', () => {
  test('no two providers share a code, even beyond the four-character codes', () => {
    const ids = [
      ...Array.from({ length: 60_000 }, (_, i) => i + 1),
      ...Array.from({ length: 60_000 }, (_, i) => 531_441 - 30_000 + i),
    ]
    expect(new Set(ids.map(codeOf)).size).toBe(new Set(ids).size)
    expect(codeOf(531_441)).toHaveLength(4)
    expect(codeOf(531_442)).toHaveLength(5)
  })

  test('a public id consists of name, city and code', () => {
    const code = codeOf(1)
    expect(publicIdOf("Ms. Zoë's ABC & Play", 'st-cloud-fl', code)).toBe(`ms-zoes-abc-play-st-cloud-fl-${code}`)
  })

  test('a long name is cut between words, and a name without letters is omitted', () => {
    expect(slugify('The Very Long Name of a Wonderful Preschool and Kindergarten at the Lake')).toBe(
      'the-very-long-name-of-a-wonderful-preschool-and-kindergarten',
    )
    expect(publicIdOf('???', 'orlando-fl', codeOf(7))).toBe(`orlando-fl-${codeOf(7)}`)
  })

  test('an old public id and a bare code have the same code, other texts have none', () => {
    const code = codeOf(4711)
    expect(codeFromPublicId(`its-former-name-orlando-fl-${code}`)).toBe(code)
    expect(codeFromPublicId(code.toUpperCase())).toBe(code)
    expect(['orlando-fl', 'sunny-k3f!', 'sunny-aaaa', ''].map(codeFromPublicId)).toEqual([null, null, null, null])
  })

  test('a code converts back to its id, for short and long codes', () => {
    const ids = [1, 2, 27, 4711, 531_440, 531_441, 531_442, 14_880_348, 14_880_349, 20_000_000]
    expect(ids.map((id) => internalIdOf(codeOf(id)))).toEqual(ids)
  })

  test('an invalid code has no id', () => {
    expect(['', 'abc', 'aaaa', 'k3f!', '222222222'].map(internalIdOf)).toEqual([null, null, null, null, null])
  })
})

describe('search text', () => {
  test.each([
    ["Zoë's  ABC & Play", 'zoes abc play'],
    ['KIDS’ Place, Inc.', 'kids place inc'],
    ['  O2B Kids – North ', 'o2b kids north'],
    ['ﬁrst ①', 'first 1'],
    ['???', ''],
  ])('%j is folded to %j', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  test('folding is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldName(foldName(text)) === foldName(text)))
  })
})
