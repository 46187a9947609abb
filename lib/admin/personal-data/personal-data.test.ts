import { exportFailedMail, exportReadyMail } from '@/lib/accounts/emails'
import { translate } from '@/tests/support/setup/translate'
import { PERSONAL_TABLES } from './catalogue'
import { fileOf, readmeText } from './queries'
import { exportParams } from './schema'

const pat = { firstName: 'Pat', locale: 'en' }

test.each(['1', '2147483647'])('%s is a valid export id', (id) => {
  expect(exportParams.parse({ id })).toEqual({ id: Number(id) })
})

test.each(['0', '-1', '1.5', 'x', '2147483648', '1;DROP', ['1', '2']])('%j is not a valid export id', (id) => {
  expect(exportParams.safeParse({ id }).success).toBe(false)
})

test('the mail has the date until which the data can be fetched, and its link requires signing in', () => {
  const mail = exportReadyMail(pat, new Date('2026-11-29T10:00:00Z'))
  expect(mail.paragraphs.join(' ')).toMatch(/^Hello Pat, .* until November 29, 2026; nobody else can open it\.$/)
  expect(mail.button?.path).toBe('/settings')
})

test('the mail about a failed export says where to request it again', () => {
  const mail = exportFailedMail(pat)
  expect(mail.paragraphs.join(' ')).toContain('Please ask again in your settings.')
  expect(mail.button?.path).toBe('/settings')
})

const tables = translate('en', 'accounts.exportTables')
const text = readmeText('en', { name: 'Nookling', privacyEmail: 'privacy@home.test' }, new Date('2026-11-22T10:00:00Z'))

test.each(PERSONAL_TABLES)('the read-me explains $table', ({ table, exported }) => {
  const what = tables(table)
  expect(text).toContain(
    exported ? `  ${fileOf(table)}: ${what}\n` : `  in no file, since it is of use to nobody else: ${what}\n`,
  )
})

test('the read-me has the site, the date and the contact address', () => {
  expect(text).toMatch(/^Your data at Nookling, as of 2026-11-22T10:00:00\.000Z\n/)
  expect(text).toContain('privacy@home.test')
})
