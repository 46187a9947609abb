import { MAX_TAGS_PER_CALL, revalidateBody } from './revalidate-body'

test('tags of ours are taken', () => {
  const tags = ['directory', 'provider:12', 'location:winter-park-fl', 'article:3', 'articles']
  expect(revalidateBody.parse({ tags })).toEqual({ tags })
})

test.each([
  {},
  { tags: [] },
  { tags: ['_N_T_/layout'] },
  { tags: ['provider:'] },
  { tags: ['a b'] },
  { tags: ['x'.repeat(5) + ':' + 'y'.repeat(101)] },
  { tags: 'directory' },
  { tags: ['directory'], all: true },
  { tags: Array(MAX_TAGS_PER_CALL + 1).fill('directory') },
])('anything else is refused: %#', (body) => {
  expect(revalidateBody.safeParse(body).success).toBe(false)
})
