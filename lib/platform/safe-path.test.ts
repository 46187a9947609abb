import fc from 'fast-check'
import { safePath } from './safe-path'

test.each(['/', '/search?zipCode=32801', '/provider/little-harbor-k3f9#hours', '/caregiver-dashboard?tab=messages'])(
  'a path of ours is the way back: %s',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  `/${'a'.repeat(2_000)}`,
  undefined,
  null,
  ['/search'],
  1,
])('what may lead elsewhere is no way back: %j', (typed) => {
  expect(safePath(typed)).toBeNull()
})

test('whatever is typed, a browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (typed) => {
        const path = safePath(typed)
        if (path !== null) expect(new URL(path, 'https://care.example').origin).toBe('https://care.example')
      },
    ),
  )
})
