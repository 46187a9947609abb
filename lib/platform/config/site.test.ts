import { SITE } from './site'

test('the name is one plain word, because cookies, mails and cache keys contain it', () => {
  expect(SITE.name).toMatch(/^[A-Z][a-z]+$/)
})

test('the mail addresses and the default ZIP code are valid', () => {
  for (const address of [SITE.contactEmail, SITE.legalEmail, SITE.privacyEmail, SITE.supportEmail])
    expect(address).toMatch(/^[a-z]+@[a-z.]+$/)
  expect(SITE.defaultZip).toMatch(/^\d{5}$/)
})
