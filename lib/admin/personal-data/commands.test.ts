import { exportFailedMail, exportReadyMail } from './commands'

test('the mail says until when the data lies ready, and its link is worth nothing without signing in', () => {
  const mail = exportReadyMail('Pat', new Date('2026-11-29T10:00:00Z'))
  expect(mail.paragraphs.join(' ')).toMatch(/^Hello Pat, .* until November 29, 2026; nobody else can open it\.$/)
  expect(mail.button?.path).toBe('/settings')
})

test('whose data could not be packed is told so, and where to ask again', () => {
  const mail = exportFailedMail('Pat')
  expect(mail.paragraphs.join(' ')).toContain('Please ask for it again in your settings.')
  expect(mail.button?.path).toBe('/settings')
})
