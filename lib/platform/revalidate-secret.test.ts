import { NotFoundError, NotSignedInError } from './errors'
import { checkRevalidateSecret, MAX_TAGS_PER_CALL, revalidateBody } from './revalidate-secret'

const secret = 'only-for-tests-0000'

test('the right secret is let in', () => {
  expect(() => checkRevalidateSecret(`Bearer ${secret}`, secret)).not.toThrow()
})

test.each([
  null,
  '',
  'Bearer ',
  'Bearer wrong',
  `Bearer ${secret}x`,
  secret,
  `Basic ${secret}`,
  'Bearer only-for-tests-000',
])('anything else is refused: %j', (authorization) => {
  expect(() => checkRevalidateSecret(authorization, secret)).toThrow(NotSignedInError)
})

test('where no secret is configured nobody gets in, and nothing is there', () => {
  expect(() => checkRevalidateSecret('Bearer undefined', undefined)).toThrow(NotFoundError)
  expect(() => checkRevalidateSecret('Bearer ', '')).toThrow(NotFoundError)
})

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
