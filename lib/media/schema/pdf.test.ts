import { isPdf, isWholePdf } from './pdf'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a PDF is told by its content', () => {
  expect(isPdf(bytes('%PDF-1.7\n...'))).toBe(true)
  for (const other of ['', '%PD', 'GIF89a', '<script>', '\n%PDF-1.7']) expect(isPdf(bytes(other))).toBe(false)
})

test('one that was cut off is known by its missing end', () => {
  expect(isWholePdf(bytes(`%PDF-1.7\n${'x'.repeat(3_000)}\n%%EOF\n`))).toBe(true)
  expect(isWholePdf(bytes(`%PDF-1.7\n%%EOF${'x'.repeat(3_000)}`))).toBe(false)
  expect(isWholePdf(bytes('no PDF %%EOF'))).toBe(false)
})
