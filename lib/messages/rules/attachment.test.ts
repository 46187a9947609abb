import fc from 'fast-check'
import { attachmentName, disposition, kindOfName } from './attachment'

test.each([
  ['IMG_2041.JPG', 'picture', 'IMG_2041.webp'],
  ['C:\\Users\\Dana\\Allergy plan.pdf', 'pdf', 'Allergy plan.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['.htaccess', 'picture', 'htaccess.webp'],
  ['.png', 'picture', 'Picture.webp'],
  ['', 'pdf', 'Document.pdf'],
  ['photo.php.png', 'picture', 'photo.php.webp'],
  ['día\u202Egpj.exe', 'picture', 'día gpj.webp'],
  ['two\r\nlines.pdf', 'pdf', 'two lines.pdf'],
] as const)('a file that came as "%s" is shown and saved as a %s named "%s"', (sent, kind, name) => {
  expect(attachmentName(sent, kind)).toBe(name)
  expect(kindOfName(name)).toBe(kind)
})

test('whatever a file is called, its header is one line that names it whole', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('picture' as const, 'pdf' as const),
      (sent, kind) => {
        const name = attachmentName(sent, kind)
        const header = disposition(name)
        expect(() => new Headers({ 'content-disposition': header })).not.toThrow()
        expect(header).toMatch(/^(inline|attachment); filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/)
        expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name)
        expect(name).not.toMatch(/[\\/\p{Cc}]/u)
      },
    ),
  )
})

test('a picture is shown by the browser, a PDF is saved', () => {
  expect(disposition('Door.webp')).toMatch(/^inline; filename="Door.webp";/)
  expect(disposition('Plan.pdf')).toMatch(/^attachment; filename="Plan.pdf";/)
})
