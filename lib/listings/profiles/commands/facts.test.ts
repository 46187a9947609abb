import { factsMail } from './facts'

test('the mail names the old facts, their dates and the consequences, but does not contain the facts', () => {
  const mail = factsMail('en', {
    firstName: 'Chris',
    provider: 'Sunny',
    old: [
      { group: 'openings', confirmedOn: '2026-10-01' },
      { group: 'contact', confirmedOn: '2025-12-24' },
    ],
    today: '2026-11-20',
    token: '1.2.3.x',
  })
  expect(mail.subject).toBe('Still right? Sunny’s page')
  expect(mail.paragraphs).toEqual(expect.arrayContaining(['Openings: Oct 1', 'Contact: Dec 24, 2025']))
  expect(mail.paragraphs.at(-1)).toMatch(/After 60 days.*after 120 days/)
  expect(mail.button).toEqual({ label: 'Look and confirm', path: '/confirm-facts?token=1.2.3.x' })
  expect(mail.after?.join(' ')).toMatch(/30 days.*don’t forward this e-mail/)
  expect(mail.footer?.join(' ')).toMatch(/at most once a month/)
})
