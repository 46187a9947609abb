import { fitQuery } from './schema'

test('duplicate ids are removed', () => {
  expect(fitQuery.parse({ ids: 'a-k3f9,b-k3fb,a-k3f9,' })).toEqual({ ids: ['a-k3f9', 'b-k3fb'] })
})

test('too many ids, or none at all, are rejected with a message', () => {
  const many = Array.from({ length: 61 }, (_, index) => `p-${index}`).join(',')
  for (const ids of [many, 'x'.repeat(8_000), undefined])
    expect(fitQuery.safeParse({ ids }).error?.issues[0]?.message).toBe('Name up to 60 providers.')
})
