import { englishText } from '@/lib/platform/language/translate'
import { fitQuery } from './schema'

test('duplicate ids are removed', () => {
  expect(fitQuery.parse({ ids: 'a-k3f9,b-k3fb,a-k3f9,' })).toEqual({ ids: ['a-k3f9', 'b-k3fb'] })
})

test('the children alone are read without ids', () => {
  expect(fitQuery.parse({})).toEqual({ ids: [] })
})

test('too many ids are rejected with a message', () => {
  const many = Array.from({ length: 61 }, (_, index) => `p-${index}`).join(',')
  for (const ids of [many, 'x'.repeat(8_000)])
    expect(englishText(fitQuery.safeParse({ ids }).error?.issues[0]?.message ?? '')).toBe('Name up to 60 providers.')
})
