import { fitQuery } from './schema'

test('a page asks for its providers, each once', () => {
  expect(fitQuery.parse({ ids: 'a-k3f9,b-k3fb,a-k3f9,' })).toEqual({ ids: ['a-k3f9', 'b-k3fb'] })
})

test('more than a page lists, and nothing at all, are refused with a sentence', () => {
  const many = Array.from({ length: 61 }, (_, index) => `p-${index}`).join(',')
  for (const ids of [many, 'x'.repeat(8_000), undefined])
    expect(fitQuery.safeParse({ ids }).error?.issues[0]?.message).toBe('Name up to 60 providers.')
})
