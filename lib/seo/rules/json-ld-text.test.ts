import fc from 'fast-check'
import { jsonLdText } from './json-ld-text'

test('a provider named like a script does not become one', () => {
  const text = jsonLdText({ name: '</script><script>alert(1)</script>', note: '<!--' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>', note: '<!--' })
})

test('whatever is written, readers get exactly that back and browsers see no tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = jsonLdText({ value })
      expect(text).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(text)).toEqual({ value })
    }),
  )
})
