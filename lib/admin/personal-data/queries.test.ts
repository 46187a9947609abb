import { PERSONAL_TABLES } from './catalogue'
import { fileOf, readMe } from './queries'

const text = readMe({ name: 'Nookling', privacyEmail: 'privacy@home.test' }, new Date('2026-11-22T10:00:00Z'))

test.each(PERSONAL_TABLES)('the read-me explains $table', ({ table, what, exported }) => {
  expect(text).toContain(
    exported ? `  ${fileOf(table)}: ${what}\n` : `  in no file, since it is of use to nobody else: ${what}\n`,
  )
})

test('the read-me has the site, the date and the contact address', () => {
  expect(text).toMatch(/^Your data at Nookling, as of 2026-11-22T10:00:00\.000Z\n/)
  expect(text).toContain('privacy@home.test')
})
