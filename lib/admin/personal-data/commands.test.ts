import { exportFailedMail, exportReadyMail } from './commands'

test('the mail has the date until which the data can be fetched, and its link requires signing in', () => {
  const mail = exportReadyMail('Pat', new Date('2026-11-29T10:00:00Z'))
  expect(mail.paragraphs.join(' ')).toMatch(/^Hello Pat, .* until November 29, 2026; nobody else can open it\.$/)
  expect(mail.button?.path).toBe('/settings')
})

test('the mail about a failed export says where to request it again', () => {
  const mail = exportFailedMail('Pat')
  expect(mail.paragraphs.join(' ')).toContain('Please ask again in your settings.')
  expect(mail.button?.path).toBe('/settings')
})
